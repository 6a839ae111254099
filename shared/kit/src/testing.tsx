import type { RemoteName, ShopDocument } from '@shop/contracts';
import { configure, type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { setShopDocument } from './document/shop-document.ts';
import { i18n } from './i18n/instance.ts';
import { QueryClientProvider, queryClient } from './query/index.ts';

export { testDocument } from './testing/document.ts';
export { type RecordedEvent, recordEvents } from './testing/events.ts';
export { problemBody, type ReceivedRequest, type TestReply } from './testing/http-server.ts';
export {
  answerDialog,
  clearToasts,
  isDialogOpen,
  signInAs,
  startTestShop,
  type TestShop,
  testUser,
  toastTexts,
} from './testing/shop.ts';

import { testDocument } from './testing/document.ts';
import { startTestWords } from './testing/words.ts';

// A busy machine must not fail a test: what appears is waited for, never guessed in milliseconds.
configure({ asyncUtilTimeout: 10_000 });

export interface RenderPageOptions {
  readonly remote: RemoteName | 'shell';
  /** Path pattern and address of the page. Default "/". */
  readonly path?: string;
  readonly at?: string;
  /** Words of the remote: its `locales/en-US.json`. Without them `t(key)` answers the key. */
  readonly words?: object;
  readonly document?: Partial<ShopDocument>;
}

/**
 * Renders one page in jest (jsdom) with a document, a cache and a router of its own; nothing touches the network.
 *
 * @example const view = await renderPage(Component, { remote: 'mf-quotes', words });
 */
export async function renderPage(
  Page: ComponentType,
  { remote, path = '/', at = path, words = {}, document = {} }: RenderPageOptions,
): Promise<RenderResult> {
  setShopDocument({ ...testDocument, ...document });
  queryClient.clear();
  await startTestWords(remote, words);
  const router = createMemoryRouter(
    [
      { path, Component: Page },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
