/** @jest-environment jsdom */
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setShopDocument } from '../document/shop-document.ts';
import { testDocument } from '../testing/document.ts';
import { Link } from './link.tsx';
import { href, navigate } from './navigate.ts';
import { idOfSlug, matchPath, ownerOf, publicPath } from './paths.ts';
import { stillHere } from './still-here.ts';

// As in all page tests: wait for what appears, never for a number of milliseconds.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  setShopDocument({
    ...testDocument,
    paths: {
      ...testDocument.paths,
      home: '/sv-se',
      cart: '/sv-se/varukorg/',
      orderDetails: '/sv-se/bestallning/:orderNumber?',
      payment: '/sv-se/bestallning/:orderNumber/betalning',
      paymentSummary: '/sv-se/bestallning/:orderNumber/betalning/oversikt',
      category: '/sv-se/forpackningar/:category',
      'category:mailer-boxes': '/sv-se/forpackningar/postlador',
    },
  });
  window.history.replaceState(null, '', '/sv-se');
});

it('fills translated patterns', () => {
  expect(href('cart')).toBe('/sv-se/varukorg/');
  expect(href('orderDetails')).toBe('/sv-se/bestallning');
  expect(href('orderDetails', { orderNumber: 'R 1/2' })).toBe('/sv-se/bestallning/R%201%2F2');
  expect(href('cart', {}, { from: 'a&b', none: undefined })).toBe('/sv-se/varukorg/?from=a%26b');
});

it('names categories by id and finds the id of a slug', () => {
  expect(href('category', { category: 'mailer-boxes' })).toBe('/sv-se/forpackningar/postlador');
  expect(idOfSlug('category', 'postlador')).toBe('mailer-boxes');
  expect(idOfSlug('category', 'unknown')).toBe('unknown');
});

it('matches the most literal pattern, with or without the last slash', () => {
  expect(matchPath('/sv-se/varukorg')?.id).toBe('cart');
  expect(matchPath('/sv-se/bestallning/R1/betalning/')).toEqual({
    id: 'payment',
    params: { orderNumber: 'R1' },
  });
  expect(matchPath('/sv-se/bestallning/R1/betalning/oversikt')?.id).toBe('paymentSummary');
  expect(matchPath('/sv-se/bestallning')).toEqual({ id: 'orderDetails', params: {} });
  expect(matchPath('/sv-se/nowhere/at/all')).toBeUndefined();
  expect(ownerOf('/sv-se/varukorg')).toBe('mf-checkout');
});

it('gives what measures an address without the secret in it', () => {
  expect(publicPath('/customOffer/c2VjcmV0')).toBe('/customOffer/:token');
  expect(publicPath('/plusQuote/c2VjcmV0/')).toBe('/plusQuote/:token');
  expect(publicPath('/setPassword/%E2%82%AC')).toBe('/setPassword/:token');
  expect(publicPath('/sv-se/bestallning/R1/betalning')).toBe('/sv-se/bestallning/R1/betalning');
  expect(publicPath('/nowhere/token')).toBe('/nowhere/token');
});

it('pushes an entry that the next remote reads its state from', async () => {
  const before = window.history.length;
  await navigate('cart', {}, { state: { from: 'editor' } });
  expect(window.location.pathname).toBe('/sv-se/varukorg/');
  expect(window.history.state).toMatchObject({ usr: { from: 'editor' }, idx: 1 });
  await navigate('home', {}, { replace: true });
  expect(window.history.state).toMatchObject({ usr: null, idx: 1 });
  expect(window.history.length).toBe(before + 1);
});

describe('Link', () => {
  it('moves without a page load', async () => {
    render(<Link to="cart">Cart</Link>);
    fireEvent.click(screen.getByText('Cart'));
    await waitFor(() => expect(window.location.pathname).toBe('/sv-se/varukorg/'));
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves %j to the browser',
    (init) => {
      render(<Link to="cart">Cart</Link>);
      const untouched = fireEvent.click(screen.getByText('Cart'), init);
      expect(untouched).toBe(true);
      expect(window.location.pathname).toBe('/sv-se');
    },
  );
});

it('knows whether the shopper has gone elsewhere while something slow went on', async () => {
  await navigate('home');
  const here = stillHere();
  expect(here()).toBe(true);
  await navigate('home', {}, { query: { from: 'cart' } });
  expect(here()).toBe(true);
  await navigate('cart');
  expect(here()).toBe(false);
});
