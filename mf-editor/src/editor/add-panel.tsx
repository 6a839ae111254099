import type { Side } from '@shop/packaging';
import { Button } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { ArtworkPanel } from '../artwork/artwork-panel.tsx';
import { KnownArtwork } from '../artwork/known-artwork.tsx';
import type { Uploads } from '../artwork/use-uploads.ts';
import type { Session } from '../session/session.ts';
import { addRect } from './actions.ts';
import styles from './editor.module.css';

interface AddPanelProps {
  readonly session: Session;
  readonly uploads: Uploads;
  readonly side: Side | null;
  readonly sideName: string;
  /** Adds a new text; the caller focuses its field. */
  readonly onText: () => void;
}

/** Everything that can be added to the current side: files, new and existing, a text, a rectangle. */
export function AddPanel({ session, uploads, side, sideName, onText }: AddPanelProps) {
  const { t } = useTranslation('mf-editor');
  return (
    <div className={styles.block}>
      <ArtworkPanel session={session} uploads={uploads} side={side} sideName={sideName} />
      <KnownArtwork session={session} side={side} sideName={sideName} shown={uploaded(uploads)} />
      <div className={styles.pair}>
        <Button icon="text" data-testid="add-text" onClick={onText}>
          {t('tool.text')}
        </Button>
        <Button icon="shape" onClick={() => addRect(session, side, '#000000')}>
          {t('tool.rect')}
        </Button>
      </div>
    </div>
  );
}

const uploaded = ({ items }: Uploads): ReadonlySet<string> =>
  new Set(items.flatMap(({ asset }) => (asset === null ? [] : [asset.sha256])));
