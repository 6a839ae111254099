import { createStore } from '@shop/kit/shell';
import type { Stage, StageState } from './stage.ts';

const inBrowsersOnly = (): never => {
  throw new Error('No remote is put on a stage on the server.');
};

/** On the server: an empty stage. */
export const createStage = (): Stage => ({
  get element() {
    return inBrowsersOnly();
  },
  state: createStore<StageState>({ phase: 'loading' }),
  open: inBrowsersOnly,
  showNotFound: inBrowsersOnly,
});
