/** @jest-environment jsdom */
import {
  answerQuestion,
  clearToasts,
  isAsking,
  problemBody,
  renderPage,
  startTestShop,
  type TestShop,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { testLine, testOrder } from '../order/order.fixture.ts';
import { Component } from './cart.page.tsx';

jest.setTimeout(30_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  clearToasts();
});
const open = () => renderPage(Component, { remote: 'mf-checkout', words, document: shop.document });
const writes = () => shop.received.filter(({ method }) => method !== 'GET');

describe('removing a line', () => {
  const openAndPress = async () => {
    shop.answers(({ method, path }) => ({
      json: path.includes('express')
        ? { express_delivery_options: [] }
        : method === 'DELETE'
          ? { ...testOrder, line_items: [] }
          : testOrder,
    }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(isAsking()).toBe(true));
  };
  it('asks first and keeps the line on a no', async () => {
    await openAndPress();
    answerQuestion(false);
    await waitFor(() => expect(isAsking()).toBe(false));
    expect(writes()).toEqual([]);
    expect(screen.getByTestId('check-out')).not.toBeNull();
  });
  it('takes it out on a yes and says so', async () => {
    await openAndPress();
    answerQuestion(true);
    expect(await screen.findByText('Your cart is empty')).not.toBeNull();
    expect(writes().map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', expect.stringContaining('/11')],
    ]);
    expect(toastTexts()).toHaveLength(1);
  });
});

describe('a line that a larger quantity would undercut', () => {
  const [line] = testOrder.line_items;
  const noExpress = { express_delivery_options: [] };
  const undercut = {
    ...testOrder,
    line_items: [
      { ...line, quantity: 480, cheaper_at: { quantity: 500, total: '390.00', total_gross: '464.10' } },
    ],
  };
  it('says so with the total, and takes it at a press', async () => {
    shop.answers(({ method, path }) => ({
      json: path.includes('express') ? noExpress : method === 'GET' ? undercut : testOrder,
    }));
    await open();
    const note = await screen.findByTestId('cheaper-run');
    expect(note.textContent).toMatch(/500 pieces cost less in total: .*390/);
    fireEvent.click(screen.getByRole('button', { name: 'Take 500' }));
    await waitFor(() => expect(writes().map(({ method }) => method)).toEqual(['PUT']));
    expect(JSON.parse(writes()[0]?.body ?? '')).toEqual({ line_item: { quantity: 500 } });
  });
  it('says nothing where none costs less', async () => {
    shop.answers(({ path }) => ({ json: path.includes('express') ? noExpress : testOrder }));
    await open();
    expect(await screen.findByTestId('check-out')).not.toBeNull();
    expect(screen.queryByTestId('cheaper-run')).toBeNull();
  });
});

it('says what happened when the cart cannot be read, and recovers', async () => {
  shop.answers(() => problemBody('internal', 500));
  await open();
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('kept'));
  shop.answers(() => ({ json: testOrder }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTestId('check-out')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a discount code', () => {
  it('is sent, shown with what it takes, and taken off again', async () => {
    const reduced = { ...testOrder, promo_code: 'DEMO10', promo_total: '-4.00', promotion_amount: '-4.00' };
    let standing = testOrder as typeof testOrder | typeof reduced;
    shop.answers(({ method, path }) => {
      if (method === 'PUT') standing = reduced;
      if (method === 'DELETE') standing = testOrder;
      return { json: path.includes('express') ? { express_delivery_options: [] } : standing };
    });
    await open();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: ' DEMO10 ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use code' }));
    expect(await screen.findByText(/DEMO10 takes .*4\.00 net off/)).not.toBeNull();
    expect(writes()[0]).toMatchObject({ method: 'PUT', body: JSON.stringify({ coupon_code: 'DEMO10' }) });
    fireEvent.click(screen.getByRole('button', { name: 'Take code off' }));
    expect(await screen.findByRole('textbox', { name: 'Code' })).not.toBeNull();
  });
  it('says in the field why one is refused', async () => {
    shop.answers(({ method, path }) =>
      method === 'PUT'
        ? problemBody('coupon_expired', 422)
        : { json: path.includes('express') ? { express_delivery_options: [] } : testOrder },
    );
    await open();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: 'OLD' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use code' }));
    expect(await screen.findByText('This code is not valid today. Use another one.')).not.toBeNull();
  });
});

describe('services', () => {
  const printed = {
    ...testLine,
    configuration: testLine.configuration && { ...testLine.configuration, print_mode: 'print-color-hd' },
    box_design: {
      id: 'a3bb189e-8bf9-3888-9912-ace4e6543002',
      name: 'Wave',
      design_status: 'ready' as const,
      rev: 1,
    },
  };
  const service = (id: number, name: 'expert-check' | 'tree', parent_id: number | null, quantity = 1) => ({
    ...testLine,
    id,
    variant_id: null,
    configuration: null,
    service_name: name,
    product: { id: 9001, name, slug: `service-${name}` },
    quantity,
    total: '29.00',
    total_gross: '35.67',
    parent_id,
  });
  const plain = { ...testOrder, line_items: [printed] };
  const checked = {
    ...testOrder,
    line_items: [printed, service(12, 'expert-check', 11), service(13, 'tree', null, 3)],
  };
  const offered = {
    services: [
      {
        id: 9001,
        service_name: 'expert-check',
        sku: 'service-expert-check',
        name: 'Expert check',
        description: '',
        level: 'line',
        currency: 'EUR',
        price: '29.00',
        price_gross: '35.67',
        percent: null,
        minimum_price: null,
        vat_rate: '23.00',
        demonstration: true,
      },
    ],
  };
  const openWith = async (first: object, then: object) => {
    let standing = first;
    shop.answers(({ method, path }) => {
      if (path.includes('express_delivery')) return { json: { express_delivery_options: [] } };
      if (path.includes('/services')) return { json: offered };
      if (method !== 'GET') standing = then;
      return { json: standing };
    });
    const page = await open();
    await screen.findByTestId('check-out');
    return page;
  };

  it('lets an expert check a printed line at a tick, which is then listed under it', async () => {
    await openWith(plain, checked);
    fireEvent.click(await screen.findByRole('checkbox', { name: /expert check the artwork: .*29/ }));
    await waitFor(() => expect(screen.getAllByTestId('service-line')).toHaveLength(2));
    expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', expect.stringContaining('/v2/expert_checks'), JSON.stringify({ parent_id: 11 })],
    ]);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(screen.getByRole('list', { name: /Services for/ }).textContent).toMatch(/Expert check.*29/);
    expect(screen.getByText('Planted tree × 3')).not.toBeNull();
  });
  it('takes the check off at the tick, and any service with its own button', async () => {
    await openWith(checked, plain);
    fireEvent.click(await screen.findByRole('checkbox'));
    await waitFor(() => expect(screen.queryAllByTestId('service-line')).toEqual([]));
    expect(writes()[0]).toMatchObject({ method: 'DELETE', path: expect.stringContaining('parent_id=11') });
  });
  it('removes a service by its button', async () => {
    await openWith(checked, plain);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Planted tree × 3' }));
    await waitFor(() => expect(screen.queryAllByTestId('service-line')).toEqual([]));
    expect(writes()[0]).toMatchObject({ method: 'DELETE', path: expect.stringContaining('/13') });
  });
  it('offers no check for what has no artwork', async () => {
    await openWith(testOrder, testOrder);
    expect(screen.queryByTestId('expert-check')).toBeNull();
  });
});
