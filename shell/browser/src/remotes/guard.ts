import type { RemoteName } from '@shop/contracts';
import type { MountProps, RemoteApp } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import type { AppProps, LifeCycles } from 'single-spa';
import { recordFailure, recordMounted } from '../health/health.ts';
import type { Stage, View } from './stage.ts';

/** After this many failures a browser may return half-loaded code (webpack#19351): then only a reload is offered. */
const maxAttempts = 2;

interface MountedView {
  readonly view: View;
  dispose: () => Promise<void>;
}

/**
 * Returns the application that single-spa sees instead of a remote. `mount` resolves at once and loads in the
 * background under a generation token: a hanging chunk cannot block navigation. Nothing here rejects, so single-spa
 * never marks a remote as broken.
 */
export function guardApplication(
  name: RemoteName,
  stage: Stage,
  load: (name: RemoteName) => Promise<RemoteApp>,
): LifeCycles {
  let generation = 0;
  let current: MountedView | undefined;
  let pendingUnmount: Promise<void> = Promise.resolve();

  const mountRemote = async (props: AppProps, attempt: number): Promise<void> => {
    const token = ++generation;
    const isCurrent = () => token === generation;
    const view = stage.open(name);
    const mountedView: MountedView = { view, dispose: () => Promise.resolve() };
    current = mountedView;
    const fail = (phase: 'entry' | 'mount', error: unknown) => {
      console.error(error);
      track.remoteFailed({ phase, failed_remote: name }, name);
      recordFailure(name, phase);
      if (!isCurrent()) return;
      view.fail(attempt < maxAttempts ? () => void mountRemote(props, attempt + 1) : undefined);
      void mountedView.dispose();
      mountedView.dispose = () => Promise.resolve();
    };
    let phase: 'entry' | 'mount' = 'entry';
    try {
      const [app] = await Promise.all([load(name), pendingUnmount]);
      if (!isCurrent()) return;
      phase = 'mount';
      const mountProps: MountProps = {
        ...props,
        domElement: view.element,
        onReady: () => {
          recordMounted(name);
          if (isCurrent()) view.ready();
        },
        onFailed: (where, error) => {
          if (where === 'mount') fail('mount', error);
          else {
            track.remoteFailed({ phase: where, failed_remote: name }, name);
            recordFailure(name, where);
          }
        },
      };
      const mounted = app.mount(mountProps);
      mountedView.dispose = () => mounted.then(() => app.unmount(mountProps)).catch(console.error);
      await mounted;
    } catch (error) {
      fail(phase, error);
    }
  };

  const unmountRemote = (): void => {
    generation++;
    const previous = current;
    current = undefined;
    if (previous) pendingUnmount = previous.view.leave(() => previous.dispose());
  };

  return {
    bootstrap: () => Promise.resolve(),
    mount: (props) => {
      void mountRemote(props, 0);
      return Promise.resolve();
    },
    unmount: () => {
      unmountRemote();
      return Promise.resolve();
    },
  };
}
