/** @jest-environment jsdom */
import { queryClient } from '@shop/kit/query';
import { renderPage, startTestShop, type TestShop, testDocument } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { contentWords } from './all-words.ts';
import { Component, loader } from './content.page.tsx';
import { getPageWords } from './content-words.ts';
import { pageWordsQuery } from './page-words.query.ts';

const baseDocument = {
  ...testDocument,
  paths: {
    ...testDocument.paths,
    content: '/:content',
    'content:returnsPolicy': '/returns-policy',
    'content:impressum': '/impressum',
    'content:fscCertification': '/fsc-certification',
    'content:whistleblowingPolicy': '/whistleblowing-policy',
    'content:inspirations': '/inspirations',
    'content:partners': '/partners',
    'content:enterprise': '/enterprise',
    'content:holidays': '/holidays',
    'product:magnetic-box': '/products/magnetic-box',
  },
  company: {
    name: 'Boxes Ltd',
    address: ['1 Mill Lane', 'PL'],
    vatId: 'PL1',
    registration: 'KRS 1',
    demonstration: true,
  },
  elements: {
    announcements: [],
    proUntranslated: true,
    pages: [
      { id: 'impressum', name: 'Imprint', href: '/impressum' },
      { id: 'contact', name: 'Contact', href: '/contact' },
    ],
  },
};
const runLoader = async (content: string) =>
  loader({
    params: { content },
    request: new Request('http://x/'),
    url: new URL('http://x/'),
    pattern: '',
    context: {},
  });
const open = async (at: string, market: Partial<typeof baseDocument.market> = {}, region = 'eu') => {
  const document = {
    ...baseDocument,
    apiOrigin: shop.document.apiOrigin ?? '',
    region,
    market: { ...baseDocument.market, ...market },
  };
  const first = await renderPage(Component, {
    remote: 'mf-catalogue',
    words,
    document,
    path: '/:content',
    at,
  });
  await runLoader(at.slice(1));
  first.unmount();
  return renderPage(Component, { remote: 'mf-catalogue', words, document, path: '/:content', at });
};

let shop: TestShop;
const fetchedUrls: string[] = [];
beforeAll(async () => {
  // jsdom does not implement fetch; in tests the dictionary files are data URLs.
  globalThis.fetch = async (url) => {
    const [head = '', base64 = ''] = String(url).split(',');
    fetchedUrls.push(head);
    const json = async () => JSON.parse(Buffer.from(base64, 'base64').toString());
    return { ok: true, json } as Response;
  };
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('does not fetch words that the document contains', async () => {
  await renderPage(() => null, { remote: 'mf-catalogue', words, document: baseDocument, path: '/', at: '/' });
  // The server's data is in the cache before the page's loader runs.
  const { queryKey } = pageWordsQuery('en-US', 'holidays');
  const serverWords = getPageWords(contentWords('en-US'), 'holidays');
  queryClient.setQueryData(queryKey, {
    ...serverWords,
    text: { lead: 'As the server has drawn it.', parts: [] },
  });
  await runLoader('holidays');
  expect(fetchedUrls).toEqual([]);
  queryClient.removeQueries({ queryKey });
});

it('shows the seller, the demonstration notice and the related pages', async () => {
  const { container } = await open('/impressum');
  expect(screen.getAllByRole('heading', { level: 1 }).at(-1)?.textContent).toBe('Imprint');
  expect(container.textContent).toContain('Boxes Ltd is responsible');
  expect(container.textContent).toContain('1 Mill Lane, PL');
  expect(container.textContent).toContain('demonstration company');
  expect(container.textContent).not.toContain('{{');
  // Pages missing in the document are not linked.
  const links = [...container.querySelectorAll('main a, nav a')].map((link) => link.textContent);
  expect(links).toContain('Contact');
  expect(links).not.toContain('');
});

it('is a 404 for an unknown page', async () => {
  // jsdom does not implement Response.
  globalThis.Response ??= class {
    readonly status: number;
    constructor(_body: null, { status }: { readonly status: number }) {
      this.status = status;
    }
  } as unknown as typeof Response;
  await expect(runLoader('mobile-app')).rejects.toMatchObject({ status: 404 });
});

it('mentions a certificate only with its number', async () => {
  const { container } = await open('/fsc-certification');
  expect(container.textContent).not.toContain('Our certificate number is');
  expect(container.textContent).toContain('If there is no number on this page, we hold no certificate');
  const certified = await open('/fsc-certification', { fscCertification: 'XX-COC-000000' });
  expect(certified.container.textContent).toContain('Our certificate number is XX-COC-000000.');
});

it('names the authority of the market, and none where the market has none', async () => {
  const polish = await open('/whistleblowing-policy', { contactEmail: 'pl@shop.example' }, 'pl');
  expect(polish.container.textContent).toContain('Rzecznik Praw Obywatelskich');
  expect(polish.container.textContent).toContain('Write to pl@shop.example with');
  const { container } = await open('/whistleblowing-policy');
  expect(container.textContent).not.toContain('one authority that accepts reports is');
});

it('links to products, and only to pages that are built', async () => {
  const { container } = await open('/inspirations');
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/products/magnetic-box');
  expect(container.querySelectorAll('svg').length).toBeGreaterThan(8);
  const listLinks = async (market: Partial<typeof baseDocument.market>) => {
    const page = await open('/enterprise', market);
    return [...page.container.querySelectorAll('p > a[class]')].map((link) => link.getAttribute('href'));
  };
  expect(await listLinks({ supportsPlus: true })).toEqual(['/quote', '/plus', '/api/docs']);
  expect(await listLinks({ supportsPlus: false })).toEqual(['/quote', '/api/docs']);
});

it('lists the holidays of the API', async () => {
  const holiday = { key: 'christmasEve', name: 'Christmas Eve' };
  shop.replyWith(() => ({
    json: {
      production_country_iso: 'PL',
      delivery_country_iso: 'DE',
      holidays: [{ date: '2026-12-24', holiday, production: true, delivery: false }],
    },
  }));
  const { container } = await open('/holidays');
  expect(await screen.findByText('Christmas Eve')).toBeTruthy();
  expect(container.textContent).toContain('production in Poland, delivery in Germany');
  expect(container.textContent).toMatch(/Thursday, December.24, 2026/);
});
