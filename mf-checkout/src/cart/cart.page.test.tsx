/** @jest-environment jsdom */
import {
  answerDialog,
  clearToasts,
  isDialogOpen,
  problemBody,
  renderPage,
  startTestShop,
  type TestShop,
  testLine,
  testOrder,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './cart.page.tsx';

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
/** Whether a request is beside the order; those have empty replies. */
const isAside = (path: string) => path.includes('express') || path.includes('/services');
const nothingMore = { express_delivery_options: [], services: [] };
const writes = () => shop.received.filter(({ method }) => method !== 'GET');

describe('removing a line', () => {
  const openAndPress = async () => {
    shop.replyWith(({ method, path }) => ({
      json: isAside(path) ? nothingMore : method === 'DELETE' ? { ...testOrder, line_items: [] } : testOrder,
    }));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(isDialogOpen()).toBe(true));
  };
  it('asks first and keeps the line on a no', async () => {
    await openAndPress();
    answerDialog(false);
    await waitFor(() => expect(isDialogOpen()).toBe(false));
    expect(writes()).toEqual([]);
    expect(screen.getByTestId('check-out')).not.toBeNull();
  });
  it('takes it out on a yes and says so', async () => {
    await openAndPress();
    answerDialog(true);
    expect(await screen.findByText('Your cart is empty')).not.toBeNull();
    expect(writes().map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', expect.stringContaining('/11')],
    ]);
    expect(toastTexts()).toHaveLength(1);
  });
});

describe('a line that a larger quantity would undercut', () => {
  const [line] = testOrder.line_items;
  const undercut = {
    ...testOrder,
    line_items: [
      { ...line, quantity: 480, cheaper_at: { quantity: 500, total: '390.00', total_gross: '464.10' } },
    ],
  };
  it('says so with the total, and takes it at a press', async () => {
    shop.replyWith(({ method, path }) => ({
      json: isAside(path) ? nothingMore : method === 'GET' ? undercut : testOrder,
    }));
    await open();
    const note = await screen.findByTestId('cheaper-run');
    expect(note.textContent).toMatch(/500 pieces cost less in total: .*390/);
    fireEvent.click(screen.getByRole('button', { name: 'Switch to 500' }));
    await waitFor(() => expect(writes().map(({ method }) => method)).toEqual(['PUT']));
    expect(JSON.parse(writes()[0]?.body ?? '')).toEqual({ line_item: { quantity: 500 } });
  });
  it('says nothing where none costs less', async () => {
    shop.replyWith(({ path }) => ({ json: isAside(path) ? nothingMore : testOrder }));
    await open();
    expect(await screen.findByTestId('check-out')).not.toBeNull();
    expect(screen.queryByTestId('cheaper-run')).toBeNull();
  });
});

it('says what happened when the cart cannot be read, and recovers', async () => {
  shop.replyWith(() => problemBody('internal', 500));
  await open();
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('saved'));
  shop.replyWith(({ path }) => ({ json: isAside(path) ? nothingMore : testOrder }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTestId('check-out')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a discount code', () => {
  it('is sent, shown with what it takes, and taken off again', async () => {
    const reduced = { ...testOrder, promo_code: 'DEMO10', promo_total: '-4.00', promotion_amount: '-4.00' };
    let standing = testOrder as typeof testOrder | typeof reduced;
    shop.replyWith(({ method, path }) => {
      if (method === 'PUT') standing = reduced;
      if (method === 'DELETE') standing = testOrder;
      return { json: isAside(path) ? nothingMore : standing };
    });
    await open();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: ' DEMO10 ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/DEMO10 applied: .*4\.00 off/)).not.toBeNull();
    expect(writes()[0]).toMatchObject({ method: 'PUT', body: JSON.stringify({ coupon_code: 'DEMO10' }) });
    fireEvent.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(await screen.findByRole('textbox', { name: 'Code' })).not.toBeNull();
  });
  it('is marked at its field when it is missing, and nothing is sent', async () => {
    shop.replyWith(({ path }) => ({ json: isAside(path) ? nothingMore : testOrder }));
    await open();
    const field = await screen.findByRole('textbox', { name: 'Code' });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(words.cart.discount.empty)).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(writes()).toEqual([]);
  });
  it('says in the field why one is refused', async () => {
    shop.replyWith(({ method, path }) =>
      method === 'PUT'
        ? problemBody('coupon_expired', 422)
        : { json: isAside(path) ? nothingMore : testOrder },
    );
    await open();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: 'OLD' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This discount code is not valid today. Use another one.')).not.toBeNull();
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
    shop.replyWith(({ method, path }) => {
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
    fireEvent.click(await screen.findByRole('checkbox', { name: /expert artwork check: .*29/ }));
    await waitFor(() => expect(screen.getAllByTestId('service-line')).toHaveLength(2));
    expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', expect.stringContaining('/v2/expert_checks'), JSON.stringify({ parent_id: 11 })],
    ]);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(screen.getByRole('list', { name: /Services for/ }).textContent).toMatch(
      /Expert artwork check.*29/,
    );
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

describe('what else a cart can hold', () => {
  const offered = {
    services: (['warranty', 'tree'] as const).map((service_name, at) => ({
      id: 9002 + at,
      service_name,
      sku: `service-${service_name}`,
      name: service_name,
      description: '',
      level: service_name === 'tree' ? 'order' : 'line',
      currency: 'EUR',
      price: service_name === 'tree' ? '2.00' : null,
      price_gross: service_name === 'tree' ? '2.38' : null,
      percent: service_name === 'tree' ? null : '5.00',
      minimum_price: service_name === 'tree' ? null : '12.00',
      vat_rate: '19.00',
      demonstration: true,
    })),
  };
  const service = (
    id: number,
    service_name: 'warranty' | 'tree',
    parent_id: number | null,
    quantity = 1,
  ) => ({
    ...testLine,
    id,
    variant_id: null,
    configuration: null,
    service_name,
    product: { id: 9001, name: service_name, slug: `service-${service_name}` },
    quantity,
    total: '20.00',
    total_gross: '23.80',
    parent_id,
  });
  const openWith = async (first: object, then: (path: string) => object = () => first) => {
    let standing = first;
    shop.replyWith(({ method, path }) => {
      if (path.includes('express_delivery')) return { json: { express_delivery_options: [] } };
      if (path.includes('/services')) return { json: offered };
      if (method === 'GET') return { json: standing };
      const reply = then(path);
      standing = 'order' in reply ? (reply.order as object) : reply;
      return { json: reply };
    });
    await open();
    await screen.findByTestId('check-out');
  };
  const sent = () => writes().map(({ method, path, body }) => [method, path.replace(/^\/api/, ''), body]);

  it('covers a line at a tick, with how the price is counted', async () => {
    const covered = { ...testOrder, line_items: [testLine, service(12, 'warranty', 11)] };
    await openWith(testOrder, () => covered);
    fireEvent.click(
      await screen.findByRole('checkbox', { name: /reprint protection: 5% .*at least €12.00/ }),
    );
    expect((await screen.findByTestId('service-line')).textContent).toMatch(/Reprint protection.*20/);
    expect(sent()).toEqual([
      ['POST', '/v2/orders/R100/line_item', JSON.stringify({ service_name: 'warranty', parent_id: 11 })],
    ]);
  });
  it('plants as many trees as are asked for, at the price of each, and changes them', async () => {
    const planted = (many: number) => ({
      ...testOrder,
      line_items: [testLine, service(13, 'tree', null, many)],
    });
    await openWith(testOrder, (path) => planted(path.includes('update') ? 5 : 3));
    expect((await screen.findByTestId('trees')).textContent).toContain('€2.00 net per tree.');
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText('Number of trees'), { target: { value } });
    type('3');
    fireEvent.click(screen.getByRole('button', { name: 'Plant 3 trees' }));
    expect(await screen.findByText('Planted tree × 3')).not.toBeNull();
    type('5');
    fireEvent.click(screen.getByRole('button', { name: 'Change to 5 trees' }));
    expect(await screen.findByText('Planted tree × 5')).not.toBeNull();
    expect(sent().map(([method, path, body]) => [method, path, JSON.parse(body ?? '')])).toEqual([
      ['POST', '/v1/sustainability/add_tree_line_item', { order_id: 'R100', quantity: 3 }],
      ['PUT', '/v1/sustainability/update_quantity_of_trees', { order_id: 'R100', quantity: 5 }],
    ]);
  });
  it('plants nothing while the number of trees is emptied, and goes to its field', async () => {
    await openWith(testOrder);
    const field = await screen.findByLabelText('Number of trees');
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Plant 3 trees' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });
  it('shows what a sample pack holds, and offers it no quantity and no cover', async () => {
    const pack = {
      ...testLine,
      product: { id: 4, name: 'Sample pack', slug: 'sample-packs' },
      product_type: 'samples',
      quantity: 1,
      samples: [
        { id: 'a', product: 'mailer-box-plain', name: 'Plain mailer box', material: 'cardboard-natural' },
        { id: 'b', product: 'tote-bag', name: 'Tote bag', material: 'cotton' },
      ],
    };
    await openWith({ ...testOrder, line_items: [pack] });
    expect(screen.getByRole('list', { name: 'Sample pack contents' }).children).toHaveLength(2);
    await screen.findByTestId('trees');
    expect(screen.queryByLabelText('Quantity')).toBeNull();
    expect(screen.queryByTestId('warranty')).toBeNull();
  });
  it('groups the lines of a bundle under one quantity, and removes them as one', async () => {
    const bundled = (many: number) => ({
      ...testOrder,
      line_items: [
        { ...testLine, quantity: 100 * many, bundle_id: 8 },
        { ...testLine, id: 12, quantity: 30 * many, bundle_id: 8 },
      ],
      bundles: [{ id: 8, quantity: many, line_item_ids: [11, 12] }],
    });
    await openWith(bundled(1), (path) =>
      path.includes('destroy')
        ? { ...testOrder, line_items: [] }
        : { id: 8, quantity: 2, line_item_ids: [11, 12], order: bundled(2) },
    );
    const group = screen.getByTestId('bundle');
    expect(group.textContent).toContain('Bundle of 2 items');
    expect(group.textContent).toContain('€800.00');
    expect(screen.queryByLabelText('Quantity')).toBeNull();
    fireEvent.change(screen.getByLabelText('Bundles'), { target: { value: '2' } });
    expect(await screen.findByText('200 pieces')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Bundle of 2 items' }));
    await waitFor(() => expect(isDialogOpen()).toBe(true));
    answerDialog(true);
    expect(await screen.findByText('Your cart is empty')).not.toBeNull();
    expect(sent().map(([method, path]) => [method, path])).toEqual([
      ['PATCH', '/v2/bundles'],
      ['POST', '/v2/bundles/destroy'],
    ]);
  });
});
