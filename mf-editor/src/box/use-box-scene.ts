import { type ComponentType, useEffect, useState } from 'react';
import type { BoxSceneProps } from './box-scene.tsx';

export type SceneState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Scene: ComponentType<BoxSceneProps> }
  /** `still`: no WebGL, or its context was lost; `failed`: the code did not load. */
  | { readonly state: 'still' | 'failed' };

export interface LoadedScene {
  readonly scene: SceneState;
  /** The WebGL context was lost. */
  readonly onContextLost: () => void;
  readonly retry: () => void;
}

/** Loads three.js and the scene where WebGL is available. */
export function useBoxScene(): LoadedScene {
  const [scene, setScene] = useState<SceneState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is not read, but "Try again" raises it so that the chunk is asked for once more
  useEffect(() => {
    if (!hasWebGl()) return setScene({ state: 'still' });
    let isMounted = true;
    import('./box-scene.tsx').then(
      (loaded) => isMounted && setScene({ state: 'ready', Scene: loaded.default }),
      () => isMounted && setScene({ state: 'failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, [attempt]);
  return {
    scene,
    onContextLost: () => setScene({ state: 'still' }),
    retry: () => {
      setScene({ state: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}

/** Releases its context at once: browsers allow only a few. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
