import { randomUUID } from 'node:crypto';
import type { ApprovalFileset, PaymentSchedule } from '@shop/contracts';
import { berlin, openCart, placedOrder, printedOrder, readyCart, type World } from '../world.ts';

/** Instalments, the token of the payment workflow, proofs. */
export const termsAndProofs = (world: () => World): void => {
  it('lets a company pay in parts', async () => {
    const { ledger, member, as, variants } = world();
    const [buyer, stranger] = [await member(), await member()];
    const [plain] = await variants('mailer-box-plain');
    const order = await readyCart(world(), buyer, { variant_id: plain?.id ?? 0, quantity: 5000 }, 'card', {
      ...berlin,
      company: 'Kartons GmbH',
    });
    const call = 'POST payment_schedules';
    const body = { order_id: order.number, installments_attributes: [{}, {}] };
    await ledger.refused(call, 'not_found', as(stranger, { body }));
    await ledger.refused(
      call,
      'payment_schedule_invalid',
      as(buyer, { body: { ...body, installments_attributes: [{ amount: '1.00' }, { amount: '1.00' }] } }),
    );
    const schedule = await ledger.changes<PaymentSchedule>(call, as(buyer, { body }), [
      'GET orders/{number}',
      as(buyer, { path: { number: order.number } }),
    ]);
    expect(schedule.total).toBe(order.total);
    const person = await readyCart(world(), stranger, { variant_id: plain?.id ?? 0, quantity: 5000 });
    await ledger.refused(
      call,
      'payment_schedule_not_offered',
      as(stranger, { body: { ...body, order_id: person.number } }),
    );
  });

  it('hands out a token for the payment workflow of the own order', async () => {
    const { ledger, member, as, shop } = world();
    const [buyer, stranger] = [await member(), await member()];
    const placed = await placedOrder(world(), buyer);
    const cart = await openCart(world(), buyer);
    const call = 'GET v2/transactionlink/workflow_token';
    const of = (order_number: string) => ({ query: { order_number } });
    const { workflow_token } = await ledger.done<{ workflow_token: string }>(
      call,
      as(buyer, of(placed.number)),
    );
    const summary = await shop.call(
      'GET',
      `/orders/${placed.number}/payment_summary?workflow_token=${workflow_token}`,
      { token: stranger.token },
    );
    expect(summary.body).toMatchObject({ order_number: placed.number, outstanding: '0.00' });
    await ledger.filters(call, 'order_number', as(buyer, of(placed.number)), as(buyer, of(cart.number)));
    await ledger.refused(call, 'not_found', as(stranger, of(placed.number)));
  });

  it('has a proof approved by whoever has its link', async () => {
    const { ledger, member, as, shop, staff } = world();
    const buyer = await member();
    const order = await printedOrder(world(), buyer);
    await shop.runJobs();
    const files = await ledger.done<{ production_files: { line_item_id: number; status: string }[] }>(
      'GET production_files',
      as(buyer, { query: { order_number: order.number } }),
    );
    expect(files.production_files).toMatchObject([
      { line_item_id: order.line_items[0]?.id, status: 'ready' },
    ]);
    const asked = await shop.call('POST', '/client_approval_filesets', {
      ...(staff.headers ? { headers: staff.headers } : {}),
      body: { order_number: order.number },
    });
    const { uuid } = asked.body as ApprovalFileset;
    const read = 'GET client_approval_filesets/{uuid}';
    const decide = 'PUT client_approval_filesets/{uuid}';
    const body = { status: 'approved', email: 'boss@example.com' };
    await ledger.changes(decide, { path: { uuid }, body }, [read, { path: { uuid } }]);
    await ledger.refused(decide, 'approval_decided', {
      path: { uuid },
      body: { ...body, status: 'rejected', review_reason: 'Too dark' },
    });
    await ledger.refused(read, 'not_found', { path: { uuid: randomUUID() } });
  });

  it('looks an order up for a help form', async () => {
    const { ledger, member, as } = world();
    const [buyer, stranger] = [await member(), await member()];
    const placed = await placedOrder(world(), buyer);
    const call = 'GET support/order';
    expect(await ledger.done(call, as(buyer, { query: { number: placed.number } }))).toMatchObject({
      number: placed.number,
      products: [{ quantity: 100 }],
    });
    await ledger.done(call, as(stranger, { query: { number: placed.number, email: buyer.email } }));
    await ledger.refused(call, 'not_found', as(stranger, { query: { number: placed.number } }));
  });
};
