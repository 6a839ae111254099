import type { listCalendar, ReplyOf } from '@shop/contracts';
import { addDays, dayIn, isWeekend } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { delivery, loadClosedDays } from '../../catalogue/composition.ts';
import { setClosedDays } from '../../catalogue/index.ts';
import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [staff(), delivery()] });
});
afterAll(async () => {
  setClosedDays([]);
  await shop.cleanup();
});

const operator = { authorization: 'Bearer a staff key for tests' };
let keyed = 0;
const desk = (method: string, path: string, body?: object, headers: Record<string, string> = operator) => {
  keyed += 1;
  return shop.call(method, `/v1/staff${path}`, {
    headers: { 'idempotency-key': `closing-${keyed}`, ...headers },
    ...(body ? { body } : {}),
  });
};
const days = async (query: string, headers = operator as Record<string, string>) =>
  ((await desk('GET', `/calendar?${query}`, undefined, headers)).body as ReplyOf<typeof listCalendar>).days;
/** The next day from Monday to Friday that is this many days ahead at least. */
const workday = (ahead: number): string => {
  let day = addDays(dayIn('Europe/Warsaw', new Date()), ahead);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
};
const person = async (regions: string[] | null) => {
  const account = {
    email: `calendar-${regions?.join('') ?? 'all'}@example.com`,
    password: 'correct horse battery',
  };
  await shop.call('POST', '/v1/staff/accounts', {
    headers: operator,
    body: { ...account, roles: [{ role: 'merchandiser', regions }] },
  });
  const { body } = await shop.call('POST', '/sign_in', {
    token: await shop.visitor(),
    body: { user: account },
  });
  return { 'x-spree-token': (body as { token: string }).token, 'x-region': regions?.[0] ?? 'eu' };
};

describe('the calendar of the desk', () => {
  it('closes days, lists them beside holidays, and reopens them once', async () => {
    const day = workday(30);
    const reason = 'Maintenance of the corrugator';
    const close = () =>
      desk('POST', '/closed_days', { place: 'plant', first_day: day, last_day: day, reason });
    expect((await close()).body).toEqual({ closed: 1 });
    expect((await close()).body).toEqual({ closed: 0 });
    const listed = await days('place=plant');
    expect(listed.filter(({ kind }) => kind === 'closed')).toMatchObject([
      { date: day, name: reason, closed_by: 'staff:test' },
    ]);
    // Poland keeps 1 November, 25 December and nine days more; at least one of them is no weekend.
    expect(listed.some(({ kind }) => kind === 'holiday')).toBe(true);
    const shown = await shop.call('GET', '/v1/holidays?country_iso=PL', {
      headers: { 'x-region': 'pl', 'accept-language': 'de-DE' },
    });
    expect(
      (shown.body as { holidays: { date: string; holiday: { name: string } }[] }).holidays,
    ).toContainEqual({
      date: day,
      holiday: { key: 'plant_closed', name: 'Werk geschlossen' },
      production: true,
      delivery: false,
    });
    // Another process reads it from the store.
    setClosedDays([]);
    await loadClosedDays(shop.db);
    const id = (await days('place=plant&kind=closed'))[0]?.closed_day_id;
    expect((await desk('POST', `/closed_days/${id}/reopen`)).body).toEqual({ date: day });
    expect((await desk('POST', `/closed_days/${id}/reopen`)).body).toMatchObject({
      code: 'transition_not_allowed',
    });
    expect(await days('place=plant&kind=closed')).toEqual([]);
    await expect(shop.db.execute(sql`delete from closed_days`)).rejects.toThrow('cannot be');
  });

  it('takes no day of the past, no weekend alone and no unknown place', async () => {
    const refused = async (change: object) =>
      (
        await desk('POST', '/closed_days', {
          place: 'se',
          first_day: workday(40),
          last_day: workday(40),
          reason: 'Moving',
          ...change,
        })
      ).body;
    expect(await refused({ first_day: '2020-01-02' })).toMatchObject({ fields: [{ path: 'first_day' }] });
    expect(await refused({ last_day: '2020-01-02' })).toMatchObject({ fields: [{ path: 'last_day' }] });
    expect(await refused({ place: 'xx' })).toMatchObject({ fields: [{ path: 'place' }] });
    expect(await refused({ reason: 'x' })).toMatchObject({ code: 'invalid_input' });
  });

  it('is changed only where the person may, the plant only by who may everywhere', async () => {
    const polish = await person(['pl']);
    const day = workday(50);
    const close = (place: string, by: Record<string, string>) =>
      desk('POST', '/closed_days', { place, first_day: day, last_day: day, reason: 'Moving' }, by);
    expect((await close('pl', polish)).body).toEqual({ closed: 1 });
    expect((await close('plant', polish)).body).toMatchObject({ code: 'forbidden' });
    expect((await close('se', polish)).body).toMatchObject({ code: 'forbidden' });
    expect((await close('plant', await person(null))).body).toEqual({ closed: 1 });
    const closed = await days('kind=closed', polish);
    expect(closed.map(({ place }) => place)).toEqual(['pl', 'plant']);
    const ofPlant = closed.find(({ place }) => place === 'plant')?.closed_day_id;
    expect((await desk('POST', `/closed_days/${ofPlant}/reopen`, undefined, polish)).body).toMatchObject({
      code: 'forbidden',
    });
  });
});
