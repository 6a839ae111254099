/** @jest-environment jsdom */
import type { StaffCompany } from '@shop/contracts';
import { problemBody } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component as Companies } from '../companies/companies.page.tsx';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './company.page.tsx';

const shop = startDeskShop();
const me = meOf([{ role: 'finance', regions: ['pl'] }]);

const company: StaffCompany = {
  id: 7,
  name: 'Żółte Kartony',
  region: 'pl',
  currency: 'PLN',
  created_at: '2026-03-02T10:00:00.000Z',
  address: 'Ewa Kowal, Polna 5, 00-625 Warszawa, PL',
  electronic_address: null,
  vat_id: 'PL5260250274',
  vat_check: { verdict: 'invalid', registry: 'vies', name: null, checked_at: '2026-11-20T10:00:00.000Z' },
  rules: {
    order_limit: '500.00',
    window_limit: null,
    window_unit: 'week',
    time_zone: 'Europe/Warsaw',
    po_required: true,
  },
  members: [
    {
      user_id: 5,
      email: 'ada@example.com',
      name: 'Ada Nowak',
      role: 'approver',
      approval_limit: '1234.50',
      joined_at: '2026-03-02T10:00:00.000Z',
    },
  ],
  invitations: [],
  order_count: 0,
  spend: [],
  orders: [],
  approvals: [
    {
      id: 3,
      requested_by: 'Jan Kowalski',
      total: '900.00',
      currency: 'PLN',
      created_at: '2026-11-29T10:00:00.000Z',
      expires_at: '2026-12-13T10:00:00.000Z',
    },
  ],
  items: [{ id: 1, label: 'Mailer', quantities: [] }],
};

it('shows limits, what waits for an approver, and that the VAT number was refused', async () => {
  shop.replyWith(({ path }) => ({ json: path.endsWith('/staff/me') ? me : company }));
  await shop.open(Component, {
    at: '/companies/7',
    path: '/companies/:companyId',
    document: { region: 'pl' },
  });
  expect((await screen.findByRole('row', { name: /Ada Nowak/ })).textContent).toContain('Approverzł1,234.50');
  expect(screen.getByRole('row', { name: /Jan Kowalski/ }).textContent).toContain('zł900.00');
  expect(screen.getByText(words.company.verdict.invalid)).not.toBeNull();
  expect(screen.getByText(words.company.per.week).nextSibling?.textContent).toBe(words.company.noLimit);
  expect(screen.getByText(words.company.anyQuantity)).not.toBeNull();
});

it('lists companies by the filters of the address, and is closed to whoever may not read them', async () => {
  shop.replyWith(({ path }) => ({
    json: path.endsWith('/staff/me')
      ? me
      : {
          companies: [
            {
              ...{ id: 7, name: company.name, vat_id: null, region: 'pl', created_at: company.created_at },
              ...{ members: 2, orders: 3, spend: [], open_approvals: 1 },
            },
          ],
          next_cursor: null,
        },
  }));
  const page = await shop.open(Companies, { at: '/?text=kartony&sort=created', document: { region: 'pl' } });
  await screen.findByRole('row', { name: /Żółte Kartony/ });
  const asked = shop.received.find(({ path }) => path.includes('/companies?'))?.path ?? '';
  expect([asked.includes('text=kartony'), asked.includes('sort=created')]).toEqual([true, true]);
  page.unmount();
  shop.replyWith(({ path }) =>
    path.endsWith('/staff/me')
      ? { json: meOf([{ role: 'production', regions: ['pl'] }]) }
      : problemBody('forbidden', 403),
  );
  await shop.open(Companies, { document: { region: 'pl' } });
  expect(await screen.findByText(words.noAccess.ask)).not.toBeNull();
});
