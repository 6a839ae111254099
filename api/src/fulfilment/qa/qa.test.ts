import type { QaComment, QaStateChange } from '@shop/contracts';
import { needsQaReason, qaStates, qaTransitions } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { storeOfRun } from '../../../test/start-test-api.ts';
import { cards, type OrderShop, problem, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { qa } from './qa.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ store: storeOfRun(), more: () => [qa()] });
});
afterAll(() => shop.cleanup());

const staff = (method: string, path: string, body?: object) =>
  shop.call(method, path, {
    headers: { authorization: 'Bearer a staff key for tests' },
    ...(body ? { body } : {}),
  });
const paidOrder = async () => {
  const { buyer, number } = await readyBuyer(shop);
  await buyer.pay(number, await buyer.card(cards.success));
  const order = await buyer.read(number);
  return { buyer, number, line: order.line_items[0]?.id ?? 0 };
};
const comments = (body: unknown) => (body as { qa_comments: QaComment[] }).qa_comments;
const changes = (body: unknown) => (body as { qa_state_changes: QaStateChange[] }).qa_state_changes;

it('keeps comments, shows the buyer those marked visible, and lets nobody change them', async () => {
  const { buyer, number, line } = await paidOrder();
  const about = { order_number: number, line_item_id: line };
  const hidden = await staff('POST', '/qa_comments', { ...about, text: 'Second board, same lot.' });
  const shown = await staff('POST', '/qa_comments', {
    ...about,
    text: 'Colours agree.\nΔE 1.2',
    visible: true,
  });
  expect(shown.body).toMatchObject({ text: 'Colours agree.\nΔE 1.2', author: 'staff:test', visible: true });
  const own = await buyer.call('GET', '/qa_comments');
  expect(comments(own.body)).toMatchObject([{ text: 'Colours agree.\nΔE 1.2', author: 'staff' }]);
  expect(comments((await (await paidOrder()).buyer.call('GET', '/qa_comments')).body)).toEqual([]);
  expect(comments((await staff('GET', `/qa_comments?order_number=${number}`)).body)).toHaveLength(2);
  for (const statement of [sql`update qa_comments set body = 'x'`, sql`delete from qa_comments`])
    await expect(shop.db.execute(statement)).rejects.toThrow();

  const ids = async (query: string) =>
    comments((await staff('GET', `/qa_comments?${query}`)).body).map(({ id }) => id);
  const [first, second] = [(hidden.body as QaComment).id, (shown.body as QaComment).id];
  expect(await ids(`line_item_id=${line}`)).toEqual([second, first]);
  expect(await ids(`line_item_id=${line + 999}`)).toEqual([]);
  expect(await ids(`line_item_id=${line}&q[visible_eq]=false`)).toEqual([first]);
  expect(await ids(`line_item_id=${line}&per_page=1&page=2`)).toEqual([first]);
});

it('refuses what is not plain, not there or not for the caller', async () => {
  const { buyer, number, line } = await paidOrder();
  const other = await paidOrder();
  const write = (change: object) =>
    staff('POST', '/qa_comments', { order_number: number, line_item_id: line, text: 'Fine.', ...change });
  expect(problem(await write({ text: '' })).code).toBe('invalid_input');
  expect(problem(await write({ text: 'a\u0000b' })).code).toBe('invalid_input');
  expect(problem(await write({ text: 'a'.repeat(4001) })).code).toBe('invalid_input');
  expect(problem(await write({ author: 'me' })).fields).toMatchObject([{ code: 'unknown_field' }]);
  expect((await write({ line_item_id: other.line })).status).toBe(404);
  expect((await write({ order_number: 'R000000000' })).status).toBe(404);
  expect((await write({ production_file_id: '5e3f6f58-4c8e-4f9e-9f43-6f8f6f9b2a11' })).status).toBe(404);
  const mine = { order_number: number, line_item_id: line };
  expect((await buyer.call('POST', '/qa_comments', { ...mine, text: 'Passed!' })).status).toBe(404);
  expect((await buyer.call('POST', '/qa_state_changes', { ...mine, state: 'passed' })).status).toBe(404);
  expect((await shop.call('GET', '/qa_comments')).status).toBe(401);
  expect((await shop.call('GET', '/qa_state_changes')).status).toBe(401);
  expect(comments((await staff('GET', `/qa_comments?order_number=${number}`)).body)).toEqual([]);
});

it('goes from state to state as the table says, and no other way', async () => {
  for (const from of qaStates)
    for (const to of qaStates) {
      const allowed = qaTransitions[from].includes(to);
      expect(allowed && from === to).toBe(false);
    }
  const { buyer, number, line } = await paidOrder();
  const decide = (state: string, more: object = {}) =>
    staff('POST', '/qa_state_changes', { order_number: number, line_item_id: line, state, ...more });
  for (const state of ['passed', 'failed', 'waiting'])
    expect(problem(await decide(state, { reason: 'r' })).code).toBe('transition_not_allowed');
  await decide('in_check', { visible: true });
  await decide('failed', { reason: 'Glue.', visible: false });
  await decide('in_check');
  await decide('passed', { visible: true });
  expect(qaStates.filter(needsQaReason)).toEqual(['failed', 'waived']);
  expect(problem(await decide('waived')).code).toBe('invalid_input');
  const all = changes((await staff('GET', `/qa_state_changes?order_number=${number}`)).body);
  expect(all.map(({ from_state, state }) => `${from_state} ${state}`)).toEqual([
    'in_check passed',
    'failed in_check',
    'in_check failed',
    'waiting in_check',
  ]);
  expect(changes((await buyer.call('GET', '/qa_state_changes')).body).map(({ state }) => state)).toEqual([
    'passed',
    'in_check',
  ]);
  const failed = await staff('GET', `/qa_state_changes?order_number=${number}&q[state_eq]=failed`);
  expect(changes(failed.body)).toMatchObject([{ state: 'failed', reason: 'Glue.' }]);
  await expect(shop.db.execute(sql`update qa_state_changes set state = 'waived'`)).rejects.toThrow();
});

it('of two decisions at once takes one', async () => {
  const { number, line } = await paidOrder();
  const decide = (state: string) =>
    staff('POST', '/qa_state_changes', { order_number: number, line_item_id: line, state });
  const replies = await Promise.all(Array.from({ length: 5 }, () => decide('in_check')));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
});
