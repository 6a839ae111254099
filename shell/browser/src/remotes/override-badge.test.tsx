/** @jest-environment jsdom */
import { setShopDocument, startI18n } from '@shop/kit/shell';
import { testDocument } from '@shop/kit/testing';
import { render, screen } from '@testing-library/react';
import { OverrideBadge } from './override-badge.tsx';

beforeAll(async () => {
  setShopDocument(testDocument);
  await startI18n('en-US');
});

const preview = {
  releases: ['mf-checkout 1.1.0+abc'],
  cohort: true,
  override: { name: 'mf-editor', origin: 'http://localhost:4001' },
  until: null,
};

it('tells all that differs, and leads out of it', () => {
  setShopDocument({ ...testDocument, preview });
  render(<OverrideBadge />);
  const badge = screen.getByTestId('override-badge');
  expect(badge.querySelectorAll('p')).toHaveLength(3);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\?release-preview=off$/);
});

it('is not there for anybody else', () => {
  setShopDocument(testDocument);
  expect(render(<OverrideBadge />).container.innerHTML).toBe('');
});
