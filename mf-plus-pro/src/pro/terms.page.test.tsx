/** @jest-environment jsdom */
import { renderPage, testDocument } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import { Component } from './terms.page.tsx';

it('has nine clauses with the currency, contact and brand of the market, and none left open', async () => {
  await renderPage(Component, {
    remote: 'mf-plus-pro',
    words: { ...words, ...later },
    document: {
      currency: 'CZK',
      market: { ...testDocument.market, contactEmail: 'help@shop.example' },
    },
  });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9);
  const text = (document.body.textContent ?? '').replace(/\s/g, ' ');
  for (const part of ['CZK', 'help@shop.example', 'Packwright', 'Nov 30, 2026']) expect(text).toContain(part);
  expect(text).not.toMatch(/\{\{|undefined/);
});
