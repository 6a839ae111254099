import { type AssetRecord, allRecords } from '@shop/design';
import type { Side } from '@shop/packaging';
import { Button } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { placeArtwork } from '../editor/actions.ts';
import { useSettled } from '../editor/use-session.ts';
import type { Session } from '../session/session.ts';
import styles from './artwork.module.css';

interface KnownArtworkProps {
  readonly session: Session;
  readonly side: Side | null;
  readonly sideName: string;
  /** Files already shown in the list of uploads. */
  readonly shown: ReadonlySet<string>;
}

/** Files of earlier visits: they stay with the design, placed or not, and can be placed again. */
export function KnownArtwork({ session, side, sideName, shown }: KnownArtworkProps) {
  const { t } = useTranslation('mf-editor');
  const { document } = useSettled(session);
  const known = allRecords(document).filter(
    (record): record is AssetRecord => record.kind === 'asset' && !shown.has(record.sha256),
  );
  if (known.length === 0) return null;
  return (
    <section aria-label={t('artwork.inDesign')}>
      <h2 className={styles.title}>{t('artwork.inDesign')}</h2>
      <ul className={styles.known}>
        {known.map((asset) => {
          const thumbnail = session.pictures.thumbnailOf(asset.id);
          return (
            <li key={asset.id} className={styles.asset}>
              <span className={styles.thumb}>
                {thumbnail === undefined ? null : <img src={thumbnail} alt="" loading="lazy" />}
              </span>
              <span className={styles.name}>{asset.name}</span>
              <Button
                size="small"
                tone="quiet"
                icon="plus"
                onClick={() => placeArtwork(session, side, asset)}
              >
                {t('artwork.again', { side: sideName })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
