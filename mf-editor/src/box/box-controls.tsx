import { animationTimes } from '@shop/design';
import type { TextKey } from '@shop/kit/i18n';
import { Button, IconButton, type IconName, useFoldMotion } from '@shop/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './box.module.css';
import {
  faceSheet,
  initialOrbit,
  type Orbit,
  rotateOrbit,
  takeShortestRotation,
  zoomOrbit,
} from './orbit.ts';
import type { OrbitMotion } from './use-orbit.ts';

export interface Folding {
  /** The current fold, 0 flat to 1 closed. */
  readonly fold: number;
  /** The fold at the end of the animation. */
  readonly target: number;
  readonly foldTo: (target: number, milliseconds: number) => void;
}

/** A box starts closed. */
export function useFolding(): Folding {
  const [motion, setMotion] = useState({ target: 1, milliseconds: 1 });
  const fold = useFoldMotion(motion.target, motion.milliseconds);
  return {
    fold,
    target: motion.target,
    foldTo: (target, milliseconds) => setMotion({ target, milliseconds }),
  };
}

/** Folds by a slider or as an animation, in which the view follows: to the flat sheet's face, or back to the box. */
export function FoldControls({
  folding,
  motion,
}: {
  readonly folding: Folding;
  readonly motion: OrbitMotion;
}) {
  const { t } = useTranslation('mf-editor');
  const id = useId();
  const { fold, target, foldTo } = folding;
  const closed = target > 0.5;
  return (
    <>
      <label className={styles.fold} htmlFor={id}>
        {t('box.fold')}
      </label>
      <input
        id={id}
        className={styles.slider}
        data-testid="fold"
        type="range"
        min={0}
        max={100}
        aria-valuetext={t('box.folded', { percent: Math.round(target * 100) })}
        value={Math.round(fold * 100)}
        onChange={(event) => foldTo(Number(event.currentTarget.value) / 100, 1)}
      />
      <Button
        size="small"
        icon={closed ? 'unfold' : 'fold'}
        onClick={() => {
          const now = motion.current();
          foldTo(closed ? 0 : 1, animationTimes.fold);
          motion.animateTo(
            closed ? faceSheet(now) : takeShortestRotation(now, initialOrbit),
            animationTimes.turn,
          );
        }}
      >
        {closed ? t('box.unfoldIt') : t('box.foldIt')}
      </Button>
    </>
  );
}

const turns: readonly (readonly [IconName, label: TextKey<'mf-editor'>, (orbit: Orbit) => Orbit])[] = [
  ['arrow-left', 'box.turnLeft', (orbit) => rotateOrbit(orbit, -45, 0)],
  ['arrow-right', 'box.turnRight', (orbit) => rotateOrbit(orbit, 45, 0)],
  ['arrow-up', 'box.tiltUp', (orbit) => rotateOrbit(orbit, 0, 20)],
  ['arrow-down', 'box.tiltDown', (orbit) => rotateOrbit(orbit, 0, -20)],
  ['zoom-in', 'sheet.zoomIn', (orbit) => zoomOrbit(orbit, 1.25)],
  ['zoom-out', 'sheet.zoomOut', (orbit) => zoomOrbit(orbit, 0.8)],
];
const turnMilliseconds = 240;

/** Buttons equivalent to dragging and keys. */
export function TurnButtons({ motion: { current, animateTo } }: { readonly motion: OrbitMotion }) {
  const { t } = useTranslation('mf-editor');
  return (
    <span className={styles.turns}>
      {turns.map(([icon, label, move]) => (
        <IconButton
          key={icon}
          icon={icon}
          size="small"
          label={t(label)}
          onClick={() => animateTo(move(current()), turnMilliseconds)}
        />
      ))}
    </span>
  );
}
