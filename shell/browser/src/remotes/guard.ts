import type { RemoteName } from '@shop/contracts';
import type { MountProps, RemoteApp } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import type { AppProps, LifeCycles } from 'single-spa';
import { noteFailure, noteMounted } from '../health/health.ts';
import type { Stage, View } from './stage.ts';

/** After this many failures a browser may hand out half-loaded code (webpack#19351): then only a reload is offered. */
const maxAttempts = 2;

interface Entered {
  readonly view: View;
  dispose: () => Promise<void>;
}

/**
 * What single-spa sees instead of a remote. `mount` resolves at once and loads in the background under a generation
 * token: a hanging chunk cannot block navigation, and nothing here rejects, so that single-spa never gives a remote up.
 */
export function guardApplication(
  name: RemoteName,
  stage: Stage,
  load: (name: RemoteName) => Promise<RemoteApp>,
): LifeCycles {
  let generation = 0;
  let entered: Entered | undefined;
  let leaving: Promise<void> = Promise.resolve();

  const enter = async (props: AppProps, attempt: number): Promise<void> => {
    const token = ++generation;
    const isCurrent = () => token === generation;
    const view = stage.open(name);
    const mine: Entered = { view, dispose: () => Promise.resolve() };
    entered = mine;
    const fail = (phase: 'entry' | 'mount', error: unknown) => {
      console.error(error);
      track.remoteFailed({ phase, failed_remote: name }, name);
      noteFailure(name, phase);
      if (!isCurrent()) return;
      view.fail(attempt < maxAttempts ? () => void enter(props, attempt + 1) : undefined);
      void mine.dispose();
      mine.dispose = () => Promise.resolve();
    };
    let phase: 'entry' | 'mount' = 'entry';
    try {
      const [app] = await Promise.all([load(name), leaving]);
      if (!isCurrent()) return;
      phase = 'mount';
      const mountProps: MountProps = {
        ...props,
        domElement: view.element,
        onReady: () => {
          noteMounted(name);
          if (isCurrent()) view.ready();
        },
        onFailed: (where, error) => {
          if (where === 'mount') fail('mount', error);
          else {
            track.remoteFailed({ phase: where, failed_remote: name }, name);
            noteFailure(name, where);
          }
        },
      };
      const mounted = app.mount(mountProps);
      mine.dispose = () => mounted.then(() => app.unmount(mountProps)).catch(console.error);
      await mounted;
    } catch (error) {
      fail(phase, error);
    }
  };

  const leave = (): void => {
    generation++;
    const last = entered;
    entered = undefined;
    if (last) leaving = last.view.leave(() => last.dispose());
  };

  return {
    bootstrap: () => Promise.resolve(),
    mount: (props) => {
      void enter(props, 0);
      return Promise.resolve();
    },
    unmount: () => {
      leave();
      return Promise.resolve();
    },
  };
}
