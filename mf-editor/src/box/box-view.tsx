import { isFolded, type Side } from '@shop/packaging';
import { Button, FoldingLoader } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/session.ts';
import styles from './box.module.css';
import { FoldControls, TurnButtons, useFolding } from './box-controls.tsx';
import { BoxStill } from './box-still.tsx';
import { useBoxScene } from './use-box-scene.ts';
import { useOrbit } from './use-orbit.ts';
import { useOrbitInput } from './use-orbit-input.ts';

interface BoxViewProps {
  readonly session: Session;
  /** The selected side: the box turns to it. */
  readonly side: Side | null;
}

/** The assembled box: fold it, turn it, by pointer, keys or buttons. */
export function BoxView({ session, side }: BoxViewProps) {
  const { t } = useTranslation('mf-editor');
  const { scene, onContextLost, retry } = useBoxScene();
  const folding = useFolding();
  const motion = useOrbit(side);
  const input = useOrbitInput(motion);
  const { fold } = folding;
  const { orbit } = motion;
  const still = scene.state === 'still' || scene.state === 'failed';
  return (
    <div className={styles.view}>
      <div
        className={styles.stage}
        data-testid="canvas-3d"
        role="application"
        aria-label={t('box.label')}
        aria-description={t('box.hint')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keys, so it has to be reachable.
        tabIndex={0}
        {...input}
      >
        {scene.state === 'loading' ? (
          <div className={styles.waiting}>
            <FoldingLoader label={t('box.loading')} />
          </div>
        ) : null}
        {scene.state === 'ready' ? (
          <scene.Scene session={session} fold={fold} orbit={orbit} onLost={onContextLost} />
        ) : null}
        {still ? (
          <div className={styles.still}>
            <BoxStill session={session} fold={fold} orbit={orbit} />
          </div>
        ) : null}
      </div>
      {still ? (
        <p className={styles.note} role="status">
          {t(`box.${scene.state}`)}{' '}
          <Button size="small" tone="quiet" icon="rotate" onClick={retry}>
            {t('box.again')}
          </Button>
        </p>
      ) : null}
      <div className={styles.controls} data-own-keys="">
        {isFolded(session.die) ? <FoldControls folding={folding} motion={motion} /> : null}
        <TurnButtons motion={motion} />
      </div>
    </div>
  );
}
