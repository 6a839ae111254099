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
import { Part } from './part.tsx';
import { RegionMigration } from './region-migration.tsx';
import { RouteProgress } from './route-progress.tsx';
import { Toasts } from './toasts.tsx';
import { UntranslatedArea } from './untranslated-area.tsx';
import { WaitingOverlay } from './waiting-overlay.tsx';

/** Everything on the page that outlives a remote. */
export function Chrome({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Part name="header">
        <Header stage={stage} />
      </Part>
      <Part name="announcements">
        <Announcements />
      </Part>
      <main id="main" tabIndex={-1} className={styles.main}>
        <StageFrame stage={stage} />
      </main>
      <Part name="footer">
        <Footer />
      </Part>
      <Part name="progress">
        <RouteProgress stage={stage} />
      </Part>
      <Part name="toasts">
        <Toasts />
      </Part>
      <Part name="dialogs">
        <Dialogs />
      </Part>
      <div id="cookie-consent">
        <Part name="consent">
          <Consent />
        </Part>
      </div>
      <Part name="regionMigration">
        <RegionMigration />
      </Part>
      <Part name="untranslatedArea">
        <UntranslatedArea />
      </Part>
      <div id="light-configurator" />
      <div id="bundle-configurator" />
      <div id="live-chat" />
      <Part name="waitingOverlay">
        <WaitingOverlay />
      </Part>
      <Part name="announcer">
        <Announcer />
      </Part>
    </div>
  );
}
