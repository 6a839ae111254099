import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallApi, PublishedWords, ShopDocument } from '@shop/contracts';
import type { i18n as Dictionary } from 'i18next';

/** What is one for the whole page in a browser and one for each render on the server. */
export interface RenderContext {
  readonly document: ShopDocument;
  readonly words: Dictionary;
  /** What `words` is made of: by the name of the build. */
  readonly published: Readonly<Record<string, PublishedWords>>;
  readonly askApi: CallApi;
}

const contexts = new AsyncLocalStorage<RenderContext>();

/** Runs a render; everything it calls, now or after a wait, sees its own document and words and nobody else's. */
export const runInRender = <Value>(context: RenderContext, run: () => Value): Value =>
  contexts.run(context, run);

export function getRenderContext(): RenderContext {
  const context = contexts.getStore();
  if (!context) throw new Error('This is called while a page is rendered on the server, or not at all.');
  return context;
}
