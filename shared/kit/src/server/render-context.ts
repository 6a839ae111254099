import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallApi, PublishedWords, ShopDocument } from '@shop/contracts';
import type { i18n as Dictionary } from 'i18next';

/** State that is per page in a browser and per render on the server. */
export interface RenderContext {
  readonly document: ShopDocument;
  readonly words: Dictionary;
  /** The source of `words`, by the name of the build. */
  readonly published: Readonly<Record<string, PublishedWords>>;
  readonly askApi: CallApi;
}

const contexts = new AsyncLocalStorage<RenderContext>();

/** Runs a render; everything it calls, synchronously or later, sees only this render's document and words. */
export const runInRender = <Value>(context: RenderContext, run: () => Value): Value =>
  contexts.run(context, run);

export function getRenderContext(): RenderContext {
  const context = contexts.getStore();
  if (!context) throw new Error('This is called while a page is rendered on the server, or not at all.');
  return context;
}
