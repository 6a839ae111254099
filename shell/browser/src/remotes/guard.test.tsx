/** @jest-environment jsdom */
import { routeIds } from '@shop/contracts';
import { defineRemote, type RemoteApp } from '@shop/kit';
import { navigate } from '@shop/kit/navigation';
import { useLocation } from '@shop/kit/router';
import { ownerOf, setShopDocument, startI18n } from '@shop/kit/shell';
import { testDocument } from '@shop/kit/testing';
import { act, waitFor } from '@testing-library/react';
import { useNavigationType } from 'react-router';
import { addErrorHandler, getAppStatus, navigateToUrl, registerApplication, start } from 'single-spa';
import { guardApplication } from './guard.ts';
import { createStage, type Stage } from './stage.ts';

/** The executed steps, in order: `loader cart`, `PUSH cart`. */
const log: string[] = [];

function Page() {
  const { pathname, search } = useLocation();
  log.push(`${useNavigationType()} ${pathname}${search}`);
  return <h1>{pathname}</h1>;
}
const page = (id: string) => ({
  lazy: () =>
    Promise.resolve({
      Component: Page,
      loader: () => {
        log.push(`loader ${id}`);
        return null;
      },
    }),
});
const pages = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, page(id)]));

const checkout = defineRemote({
  name: 'mf-checkout',
  contract: '^1.0',
  routes: pages('cart', 'orderDetails', 'payment', 'paymentSummary', 'paymentReturn') as never,
  slots: { cartBadge: () => Promise.resolve({ Component: Page }) },
});
const catalogue = defineRemote({
  name: 'mf-catalogue',
  contract: '^1.0',
  routes: pages('home', 'category', 'product') as never,
  slots: { searchSuggestions: () => Promise.resolve({ Component: Page }) } as never,
});

let load: (name: string) => Promise<RemoteApp>;
const working = (name: string) => Promise.resolve(name === 'mf-checkout' ? checkout : catalogue);
let stage: Stage;
const shown = () => stage.element.querySelector('div:not([inert]):not([class]) h1')?.textContent;
const go = async (run: () => unknown, heading: string) => {
  log.length = 0;
  await act(async () => run());
  await waitFor(() => expect(shown()).toBe(heading));
  await new Promise((resolve) => setTimeout(resolve, 20));
};
const loaders = () => log.filter((entry) => entry.startsWith('loader'));
const typesSeen = () => [
  ...new Set(log.filter((entry) => !entry.startsWith('loader')).map((entry) => entry.split(' ')[0])),
];

beforeAll(async () => {
  window.scrollTo = () => undefined;
  expect(routeIds).toContain('cart');
  setShopDocument(testDocument);
  await startI18n('en-US');
  load = working;
  stage = createStage();
  document.body.append(stage.element);
  addErrorHandler((error) => {
    throw error;
  });
  for (const name of ['mf-catalogue', 'mf-checkout'] as const) {
    registerApplication({
      name,
      app: () => Promise.resolve(guardApplication(name, stage, (wanted) => load(wanted))),
      activeWhen: ({ pathname }) => ownerOf(pathname) === name,
    });
  }
  start({ urlRerouteOnly: true });
  await waitFor(() => expect(shown()).toBe('/'));
});

describe('navigation', () => {
  it('runs loaders once and keeps PUSH a PUSH inside a remote', async () => {
    await go(() => navigate('cart'), '/cart');
    await go(() => navigate('paymentReturn', { orderNumber: 'R1' }), '/paymentReturn/R1');
    expect(loaders()).toEqual(['loader paymentReturn']);
    expect(typesSeen()).toEqual(['PUSH']);
    await go(() => navigate('paymentReturn', { orderNumber: 'S1' }, { replace: true }), '/paymentReturn/S1');
    expect(loaders()).toEqual(['loader paymentReturn']);
    expect(typesSeen()).toEqual(['REPLACE']);
    await go(
      () => navigate('paymentReturn', { orderNumber: 'S1' }, { query: { tab: 2 } }),
      '/paymentReturn/S1',
    );
    expect(loaders()).toEqual(['loader paymentReturn']);
    expect(typesSeen()).toEqual(['PUSH']);
  });

  it('runs loaders once when single-spa or the back button moves', async () => {
    await go(() => navigateToUrl('/cart'), '/cart');
    expect(loaders()).toEqual(['loader cart']);
    await go(() => window.history.back(), '/paymentReturn/S1');
    expect(loaders()).toEqual(['loader paymentReturn']);
    expect(typesSeen()).toEqual(['POP']);
  });

  it('changes the remote without a page load, and comes back', async () => {
    await go(() => navigate('category', { category: 'mailer-boxes' }), '/category/mailer-boxes');
    expect(loaders()).toEqual(['loader category']);
    await go(() => window.history.back(), '/paymentReturn/S1');
    expect(loaders()).toEqual(['loader paymentReturn']);
  });

  it('leaves nothing behind after 100 changes of the remote', async () => {
    await go(() => navigate('home'), '/');
    await waitFor(() => expect(stage.element.children).toHaveLength(1));
    const nodes = document.querySelectorAll('*').length;
    for (let cycle = 0; cycle < 50; cycle++) {
      await act(() => navigate('cart'));
      await waitFor(() => expect(shown()).toBe('/cart'), { interval: 5 });
      await act(() => navigate('home'));
      await waitFor(() => expect(shown()).toBe('/'), { interval: 5 });
    }
    await waitFor(() => expect(stage.element.children).toHaveLength(1));
    expect(document.querySelectorAll('*')).toHaveLength(nodes);
    // An undisposed router would still react to the address and run its loaders.
    await go(() => navigate('category', { category: 'x' }), '/category/x');
    expect(loaders()).toEqual(['loader category']);
  }, 60_000);
});

describe('a remote that fails', () => {
  beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  it('shows a panel, leaves the other remote alone, and recovers in place', async () => {
    load = (name) => (name === 'mf-checkout' ? Promise.reject(new Error('503')) : working(name));
    await act(() => navigate('cart'));
    await waitFor(() => expect(stage.state.get().phase).toBe('failed'));
    expect(getAppStatus('mf-checkout')).toBe('MOUNTED');
    await go(() => navigate('home'), '/');
    await act(() => navigate('cart'));
    await waitFor(() => expect(stage.state.get().phase).toBe('failed'));
    load = working;
    const state = stage.state.get();
    await go(() => state.phase === 'failed' && state.retry?.(), '/cart');
    expect(stage.state.get().phase).toBe('showing');
  });

  it('offers no third import after a second failed retry', async () => {
    load = (name) => (name === 'mf-catalogue' ? Promise.reject(new Error('503')) : working(name));
    await act(() => navigate('home'));
    for (let attempt = 0; attempt < 3; attempt++) {
      await waitFor(() => expect(stage.state.get().phase).toBe('failed'));
      const state = stage.state.get();
      if (state.phase !== 'failed') break;
      expect({ attempt, offered: state.retry !== undefined }).toEqual({ attempt, offered: attempt < 2 });
      await act(async () => state.retry?.());
    }
  });

  it('does not block navigation while a chunk hangs, and ignores it when it comes late', async () => {
    let arrive: (app: RemoteApp) => void = () => undefined;
    load = (name) =>
      name === 'mf-catalogue'
        ? new Promise((resolve) => {
            arrive = resolve;
          })
        : working(name);
    await go(() => navigate('cart'), '/cart');
    await act(() => navigate('home'));
    // The old view stays while the next one loads; going back to it must not wait for the slow state.
    await waitFor(() => expect(stage.element.querySelector('[inert] h1')?.textContent).toBe('/cart'));
    expect(stage.state.get().phase).toBe('showing');
    await go(() => navigate('paymentReturn', { orderNumber: 'R2' }), '/paymentReturn/R2');
    expect(stage.element.querySelector('[inert]')).toBeNull();
    await act(async () => arrive(catalogue));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shown()).toBe('/paymentReturn/R2');
  });
});
