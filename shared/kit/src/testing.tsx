import type { RemoteName, ShopDocument, SlotName, SlotProps } from '@shop/contracts';
import { configure, type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { setShopDocument } from './document/shop-document.ts';
import { i18n } from './i18n/instance.ts';
import { QueryClientProvider, queryClient } from './query/index.ts';
import type { RemoteApp } from './remote/definition.ts';
import { setRemoteLoader } from './slots/registry.ts';

export { testDocument } from './testing/document.ts';
export { type RecordedEvent, recordEvents } from './testing/events.ts';
export { problemBody, type ReceivedRequest, type TestReply } from './testing/http-server.ts';
export { testLine, testOrder } from './testing/order.ts';
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

// Robust on a busy machine: wait for what appears, never for a number of milliseconds.
configure({ asyncUtilTimeout: 30_000 });

export interface RenderPageOptions {
  readonly remote: RemoteName | 'shell';
  /** Path pattern and address of the page. Default "/". */
  readonly path?: string;
  readonly at?: string;
  /** Words of the remote: its `locales/en-US.json`. Without them `t(key)` returns the key. */
  readonly words?: object;
  readonly document?: Partial<ShopDocument>;
  /** Components of other remotes in this page. A slot without one shows its fallback. */
  readonly slots?: { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
}

/**
 * Renders one page in jest (jsdom) with its own document, cache and router, without network.
 *
 * @example const view = await renderPage(Component, { remote: 'mf-quotes', words });
 */
export async function renderPage(
  Page: ComponentType,
  { remote, path = '/', at = path, words = {}, document = {}, slots = {} }: RenderPageOptions,
): Promise<RenderResult> {
  setShopDocument({ ...testDocument, ...document });
  queryClient.clear();
  showInSlots(slots);
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

/** Slot components come from no remote here; a slot without one waits forever. */
function showInSlots(components: NonNullable<RenderPageOptions['slots']>): void {
  const waits = new Promise<never>(() => undefined);
  const nothing = () => Promise.reject(new Error('A page in a test mounts no other remote.'));
  const provided: Record<string, RemoteApp['slots'][string]> = Object.fromEntries(
    Object.entries(components).map(([name, shown]) => [
      name,
      // The props of a slot are its contract's; here they are one of several.
      () => Promise.resolve({ Component: shown as unknown as ComponentType<never> }),
    ]),
  );
  const slots = new Proxy(provided, { get: (all, name: string) => all[name] ?? (() => waits) });
  setRemoteLoader((name) =>
    Promise.resolve({ name, contract: '^1.0', routes: {}, slots, mount: nothing, unmount: nothing }),
  );
}
