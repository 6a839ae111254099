/** @jest-environment jsdom */
import { renderPage, testDocument } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component, loader } from './content.page.tsx';

const shown = {
  ...testDocument,
  paths: {
    ...testDocument.paths,
    content: '/:content',
    'content:returnsPolicy': '/returns-policy',
    'content:impressum': '/impressum',
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
const load = async (content: string) =>
  loader({
    params: { content },
    request: new Request('http://x/'),
    url: new URL('http://x/'),
    pattern: '',
    context: {},
  });
const open = async (at: string) => {
  await renderPage(Component, { remote: 'mf-catalogue', words, document: shown, path: '/:content', at });
  await load(at.slice(1));
  return renderPage(Component, { remote: 'mf-catalogue', words, document: shown, path: '/:content', at });
};

it('says who sells, that the particulars are a demonstration, and where to go on', async () => {
  const { container } = await open('/impressum');
  expect(screen.getAllByRole('heading', { level: 1 }).at(-1)?.textContent).toBe('Imprint');
  expect(container.textContent).toContain('Boxes Ltd is responsible');
  expect(container.textContent).toContain('1 Mill Lane, PL');
  expect(container.textContent).toContain('demonstration company');
  expect(container.textContent).not.toContain('{{');
  // A page that the document does not name is not linked.
  const links = [...container.querySelectorAll('main a, nav a')].map((link) => link.textContent);
  expect(links).toContain('Contact');
  expect(links).not.toContain('');
});

it('is no page under a name that is not written', async () => {
  // What the browser has and jsdom has not.
  globalThis.Response ??= class {
    readonly status: number;
    constructor(_body: null, { status }: { readonly status: number }) {
      this.status = status;
    }
  } as unknown as typeof Response;
  await expect(load('career')).rejects.toMatchObject({ status: 404 });
});
