import { serveChrome } from '@shop/kit/server';
import { Chrome } from './chrome/chrome.tsx';
import { createStage } from './remotes/stage.ts';

/** Server-rendered: the frame around every page. */
export const { routes, render } = serveChrome(() => (
  // `data-drawn` disappears once the browser has rendered the same: see the guard in the document.
  <div data-drawn="">
    <Chrome stage={createStage()} />
  </div>
));
