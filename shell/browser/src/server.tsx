import { serveChrome } from '@shop/kit/server';
import { Chrome } from './chrome/chrome.tsx';
import { createStage } from './remotes/stage.ts';

/** Drawn on the server: what stands around every page. */
export const { routes, render } = serveChrome(() => (
  // `data-drawn` is gone as soon as the browser has drawn the same: see the guard in the document.
  <div data-drawn="">
    <Chrome stage={createStage()} />
  </div>
));
