import { useTranslation } from 'react-i18next';
import { Consent } from '../consent/consent.tsx';
import type { Stage } from '../remotes/stage.ts';
import { StageFrame } from '../remotes/stage-frame.tsx';
import { Announcements } from './announcements.tsx';
import { Announcer } from './announcer.tsx';
import styles from './chrome.module.css';
import { Dialogs } from './dialogs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ChromePart } from './part.tsx';
import { RegionMigration } from './region-migration.tsx';
import { RouteProgress } from './route-progress.tsx';
import { Toasts } from './toasts.tsx';
import { UntranslatedArea } from './untranslated-area.tsx';
import { WaitingOverlay } from './waiting-overlay.tsx';

/** Everything on the page that outlives a remote's page. */
export function Chrome({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <ChromePart name="header">
        <Header stage={stage} />
      </ChromePart>
      <ChromePart name="announcements">
        <Announcements />
      </ChromePart>
      <main id="main" tabIndex={-1} className={styles.main}>
        <StageFrame stage={stage} />
      </main>
      <ChromePart name="footer">
        <Footer />
      </ChromePart>
      <ChromePart name="progress">
        <RouteProgress stage={stage} />
      </ChromePart>
      <ChromePart name="toasts">
        <Toasts />
      </ChromePart>
      <ChromePart name="dialogs">
        <Dialogs />
      </ChromePart>
      <div id="cookie-consent">
        <ChromePart name="consent">
          <Consent />
        </ChromePart>
      </div>
      <ChromePart name="regionMigration">
        <RegionMigration />
      </ChromePart>
      <ChromePart name="untranslatedArea">
        <UntranslatedArea />
      </ChromePart>
      <div id="light-configurator" />
      <div id="bundle-configurator" />
      <div id="live-chat" />
      <ChromePart name="waitingOverlay">
        <WaitingOverlay />
      </ChromePart>
      <ChromePart name="announcer">
        <Announcer />
      </ChromePart>
    </div>
  );
}
