import { animationTimes } from '@shop/design';
import { useText } from '@shop/kit/i18n';
import { isFolded, type Side } from '@shop/packaging';
import { Button, FoldingLoader, IconButton, useFoldMotion, wishesStill } from '@shop/ui';
import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Session } from '../session/session.ts';
import styles from './box.module.css';
import type { BoxSceneProps } from './box-scene.tsx';
import { BoxStill } from './box-still.tsx';
import { between, facing, nearest, type Orbit, sheetOrbit, startOrbit, turned, zoomed } from './orbit.ts';

interface BoxViewProps {
  readonly session: Session;
  /** The side chosen in the switcher: the box turns to it. */
  readonly side: Side | null;
}

type Scene =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Scene: ComponentType<BoxSceneProps> }
  /** `still`: no WebGL here, or it was lost; `failed`: the code did not arrive. */
  | { readonly state: 'still' | 'failed' };

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Follows `target`; `glide` moves there in the given time, otherwise at once. */
function useOrbit() {
  const [orbit, setOrbit] = useState(startOrbit);
  const now = useRef(orbit);
  const frame = useRef(0);
  const set = (next: Orbit) => {
    now.current = next;
    setOrbit(next);
  };
  const jump = (next: Orbit) => {
    cancelAnimationFrame(frame.current);
    set(next);
  };
  const glide = (next: Orbit, milliseconds: number) => {
    cancelAnimationFrame(frame.current);
    if (wishesStill()) return set(next);
    const from = now.current;
    let began: number | undefined;
    const tick = (time: number) => {
      began ??= time;
      const part = Math.min(1, (time - began) / milliseconds);
      set(part === 1 ? next : between(from, next, part));
      if (part < 1) frame.current = requestAnimationFrame(tick);
    };
    frame.current = requestAnimationFrame(tick);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { orbit, now, jump, glide };
}

/** The box as it will stand on the table: fold it, turn it, by pointer, keys or buttons. */
export function BoxView({ session, side }: BoxViewProps) {
  const t = useText();
  const foldId = useId();
  const folds = isFolded(session.die);
  const [scene, setScene] = useState<Scene>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [motion, setMotion] = useState({ target: 1, milliseconds: 1 });
  const fold = useFoldMotion(motion.target, motion.milliseconds);
  const { orbit, now, jump, glide } = useOrbit();
  const drag = useRef<{ readonly pointer: number; readonly x: number; readonly y: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is not read, but "Try again" raises it so that the chunk is asked for once more
  useEffect(() => {
    if (!hasWebGl()) return setScene({ state: 'still' });
    let here = true;
    import('./box-scene.tsx').then(
      (loaded) => here && setScene({ state: 'ready', Scene: loaded.default }),
      () => here && setScene({ state: 'failed' }),
    );
    return () => {
      here = false;
    };
  }, [attempt]);
  const shown = useRef(side);
  useEffect(() => {
    if (shown.current === side) return;
    shown.current = side;
    if (side !== null) glide(facing(now.current, side), animationTimes.turn);
  });

  const key = (event: KeyboardEvent) => {
    const move = {
      ArrowLeft: turned(orbit, -15, 0),
      ArrowRight: turned(orbit, 15, 0),
      ArrowUp: turned(orbit, 0, 10),
      ArrowDown: turned(orbit, 0, -10),
      '+': zoomed(orbit, 1.2),
      '-': zoomed(orbit, 1 / 1.2),
    }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    jump(move);
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const from = drag.current;
    if (from?.pointer !== event.pointerId) return;
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    jump(turned(now.current, (from.x - event.clientX) * 0.5, (event.clientY - from.y) * 0.4));
  };
  const retry = () => {
    setScene({ state: 'loading' });
    setAttempt(attempt + 1);
  };
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
        onKeyDown={key}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={() => {
          drag.current = undefined;
        }}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
      >
        {scene.state === 'loading' ? (
          <div className={styles.waiting}>
            <FoldingLoader label={t('box.loading')} />
          </div>
        ) : null}
        {scene.state === 'ready' ? (
          <scene.Scene
            session={session}
            fold={fold}
            orbit={orbit}
            onLost={() => setScene({ state: 'still' })}
          />
        ) : null}
        {scene.state === 'still' || scene.state === 'failed' ? (
          <div className={styles.still}>
            <BoxStill session={session} fold={fold} orbit={orbit} />
          </div>
        ) : null}
      </div>
      {scene.state === 'still' || scene.state === 'failed' ? (
        <p className={styles.note} role="status">
          {t(`box.${scene.state}`)}{' '}
          <Button size="small" tone="quiet" icon="rotate" onClick={retry}>
            {t('box.again')}
          </Button>
        </p>
      ) : null}
      <div className={styles.controls} data-own-keys="">
        {folds ? (
          <>
            <label className={styles.fold} htmlFor={foldId}>
              {t('box.fold')}
            </label>
            <input
              id={foldId}
              className={styles.slider}
              data-testid="fold"
              type="range"
              min={0}
              max={100}
              aria-valuetext={t('box.folded', { percent: Math.round(motion.target * 100) })}
              value={Math.round(fold * 100)}
              onChange={(event) =>
                setMotion({ target: Number(event.currentTarget.value) / 100, milliseconds: 1 })
              }
            />
            <Button
              size="small"
              icon={motion.target > 0.5 ? 'unfold' : 'fold'}
              onClick={() => {
                const flat = motion.target > 0.5;
                setMotion({ target: flat ? 0 : 1, milliseconds: animationTimes.fold });
                glide(flat ? sheetOrbit(now.current) : nearest(now.current, startOrbit), animationTimes.turn);
              }}
            >
              {motion.target > 0.5 ? t('box.unfoldIt') : t('box.foldIt')}
            </Button>
          </>
        ) : null}
        <span className={styles.turns}>
          <IconButton
            icon="arrow-left"
            size="small"
            label={t('box.turnLeft')}
            onClick={() => glide(turned(orbit, -45, 0), 240)}
          />
          <IconButton
            icon="arrow-right"
            size="small"
            label={t('box.turnRight')}
            onClick={() => glide(turned(orbit, 45, 0), 240)}
          />
          <IconButton
            icon="arrow-up"
            size="small"
            label={t('box.tiltUp')}
            onClick={() => glide(turned(orbit, 0, 20), 240)}
          />
          <IconButton
            icon="arrow-down"
            size="small"
            label={t('box.tiltDown')}
            onClick={() => glide(turned(orbit, 0, -20), 240)}
          />
          <IconButton
            icon="zoom-in"
            size="small"
            label={t('sheet.zoomIn')}
            onClick={() => glide(zoomed(orbit, 1.25), 240)}
          />
          <IconButton
            icon="zoom-out"
            size="small"
            label={t('sheet.zoomOut')}
            onClick={() => glide(zoomed(orbit, 0.8), 240)}
          />
        </span>
      </div>
    </div>
  );
}
