import type {
  Configuration,
  getDeliveryEstimates,
  listExpressOptions,
  listHolidays,
  Problem,
  ReplyOf,
} from '@shop/contracts';
import { fromDecimal, sum } from '@shop/money';
import { supportedCountries } from '@shop/regions';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { toSamplePackSku, toSku } from '../variants/sku.ts';
import { saveVariants } from '../variants/variants.repo.ts';
import { delivery } from './delivery.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [delivery()] });
  shop.setClock(new Date('2026-11-27T09:00:00Z'));
  for (const region of ['eu', 'pl'] as const)
    await saveVariants(
      shop.db,
      [box, plates].map((configuration) => ({ configuration, region, size_type: 'custom' as const })),
    );
});
afterAll(() => shop.cleanup());

const box: Configuration = {
  product: 'mailer-box-full-color',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-white',
  print_mode: 'print-color-hd',
  finish: 'foil-none',
  quality: 'standard',
};
/** A run of thousands prints this with plates. */
const plates: Configuration = {
  ...box,
  product: 'mailer-box-eco',
  material: 'cardboard-natural',
  print_mode: 'print-monochrome',
};
const sku = toSku(box, 'eu');

const get = async <T>(path: string, headers: Record<string, string> = {}) => {
  const reply = await shop.call('GET', path, { headers });
  return { ...reply, body: reply.body as T };
};
const estimates = (query: string, headers: Record<string, string> = {}) =>
  get<ReplyOf<typeof getDeliveryEstimates>>(`/v1/delivery_estimates?${query}`, headers);
const express = (query: string, headers: Record<string, string> = {}) =>
  get<ReplyOf<typeof listExpressOptions>>(`/prices/express_delivery?${query}`, headers);
const problem = async (path: string) => (await get<Problem>(path)).body;

describe('GET v1/delivery_estimates', () => {
  it('promises dates with stages and reasons, and the customs charge of Norway', async () => {
    const query = `start_date=2026-09-14&start_time=09:00&country_iso=NO&variant_skus=${sku}`;
    const [estimate] = (await estimates(query)).body.delivery_estimates;
    expect(estimate).toMatchObject({
      variant_sku: sku,
      start: '2026-09-14',
      approve_by: '2026-09-14',
      approve_by_at: '2026-09-14T14:00:00+02:00',
      dispatch: '2026-10-05',
      from: '2026-10-08',
      to: '2026-10-12',
      customs: { country_iso: 'NO', amount: '40.00', currency: 'EUR' },
    });
    expect(estimate?.stages.at(-1)).toMatchObject({ stage: 'customs', working_days: 0 });
    expect(estimate?.reasons.map(({ reason, days }) => [reason, days])).toEqual([
      ['weekend', 6],
      ['weekend', 2],
      ['customs', 0],
    ]);
  });

  it('starts now on the plant’s clock, takes several skus and sample packs', async () => {
    const skus = `${toSku(box, 'pl')},${toSamplePackSku('pl')}`;
    const { body } = await estimates(`region=pl&variant_skus=${skus}`);
    expect(body.delivery_estimates.map(({ approve_by, from, to }) => [approve_by, from, to])).toEqual([
      ['2026-11-27', '2026-12-21', '2026-12-22'],
      ['2026-11-27', '2026-12-02', '2026-12-02'],
    ]);
  });

  it('names holidays in the reader’s language', async () => {
    const query = `start_date=2026-12-07&country_iso=SE&variant_skus=${sku}`;
    const named = async (language: string) =>
      (await estimates(query, { 'accept-language': language })).body.delivery_estimates[0]?.reasons.flatMap(
        ({ holiday }) => holiday?.name ?? [],
      );
    expect(await named('sv-SE,sv;q=0.9')).toContain('Trettondedag jul');
    expect(await named('pl')).toContain('Trzech Króli');
    expect(await named('xx')).toContain('Epiphany');
  });

  it('promises an earlier date for express', async () => {
    const query = `start_date=2026-09-14&quantity=100&variant_skus=${sku}`;
    const [normal] = (await estimates(query)).body.delivery_estimates;
    const [fast] = (await estimates(`${query}&express_delivery_option_id=2`)).body.delivery_estimates;
    expect(fast?.reasons[0]).toMatchObject({ reason: 'express', days: -7 });
    expect([normal?.dispatch, fast?.dispatch]).toEqual(['2026-10-05', '2026-09-24']);
  });

  it('reaches every country that is shipped to', async () => {
    for (const country of supportedCountries) {
      const { status, body } = await estimates(`country_iso=${country}&variant_skus=${sku}`);
      expect([country, status, body.delivery_estimates.length]).toEqual([country, 200, 1]);
    }
  });

  it.each([
    ['variant_skus=hat', 404, 'unknown_product', undefined],
    [`variant_skus=${sku}&start_date=2026-02-30`, 422, 'invalid_input', 'query.start_date'],
    [`variant_skus=${sku}&start_date=1969-01-01`, 422, 'invalid_input', 'query.start_date'],
    [`variant_skus=${sku}&start_time=25:00`, 422, 'invalid_input', 'query.start_time'],
    [`variant_skus=${sku}&country_iso=XX`, 422, 'invalid_input', 'query.country_iso'],
    [`variant_skus=${sku}&country_iso=germany`, 422, 'invalid_input', 'query.country_iso'],
    [`variant_skus=${sku}&region=atlantis`, 422, 'invalid_input', 'region'],
    [`variant_skus=${sku}&quantity=0`, 422, 'invalid_input', 'query.quantity'],
    [`variant_skus=${sku}&quantity=1.5`, 422, 'invalid_input', 'query.quantity'],
    [`variant_skus=${sku}&quantity=1e9`, 422, 'invalid_input', 'query.quantity'],
    [`variant_skus=${sku}&quantity=NaN`, 422, 'invalid_input', 'query.quantity'],
    [
      `variant_skus=${sku}&express_delivery_option_id=99`,
      422,
      'invalid_input',
      'query.express_delivery_option_id',
    ],
    [`variant_skus=${sku}&colour=red`, 422, 'invalid_input', 'query'],
    ['', 422, 'invalid_input', 'query.variant_skus'],
    [
      `variant_skus=${Array.from({ length: 101 }, () => sku).join(',')}`,
      422,
      'invalid_input',
      'query.variant_skus',
    ],
  ])('refuses %s with %d %s at %s', async (query, status, code, path) => {
    const refused = await problem(`/v1/delivery_estimates?${query}`);
    expect(refused).toMatchObject({ status, code });
    expect(refused.fields?.[0]?.path).toBe(path);
  });
});

describe('GET prices/express_delivery', () => {
  it('lists options with days, dates and a surcharge that adds up', async () => {
    const { body } = await express(`sku=${sku}&country=DE&quantity=500`);
    expect(body.quantity).toBe(500);
    expect(
      body.express_delivery_options.map(({ id, days_saved, unavailable }) => [id, days_saved, unavailable]),
    ).toEqual([
      [1, 4, null],
      [2, 7, null],
    ]);
    const dates = [body.standard, ...body.express_delivery_options].map(({ to }) => to);
    expect([...dates].sort().reverse()).toEqual(dates);
    for (const { surcharge } of body.express_delivery_options) {
      const parts = [surcharge?.fixed, surcharge?.share].map((text) => fromDecimal(text ?? '', 'EUR'));
      expect(
        sum(
          parts.flatMap((part) => part ?? []),
          'EUR',
        ),
      ).toEqual(fromDecimal(surcharge?.total_net ?? '', 'EUR'));
    }
  });

  it('asks each market for its own amounts: the fixed part is no conversion', async () => {
    const inPl = await express(`sku=${toSku(box, 'pl')}&country=PL`, { 'x-region': 'pl' });
    const inEu = await express(`sku=${sku}&country=DE`);
    expect(inPl.body.express_delivery_options[0]?.surcharge).toMatchObject({
      currency: 'PLN',
      fixed: '49.00',
    });
    expect(inEu.body.express_delivery_options[0]?.surcharge).toMatchObject({
      currency: 'EUR',
      fixed: '12.80',
    });
  });

  it('says why an option cannot be had: too many, too large a job, plates', async () => {
    const refusals = async (asked: string, quantity: number) =>
      (await express(`sku=${asked}&country=DE&quantity=${quantity}`)).body.express_delivery_options.map(
        ({ unavailable }) => unavailable,
      );
    expect(await refusals(sku, 1000)).toEqual([null, null]);
    expect(await refusals(sku, 5001)).toEqual(['quantity', expect.stringMatching(/quantity|print/)]);
    expect(await refusals(toSku(plates, 'eu'), 2500)).toEqual([null, 'print']);
  });

  it.each([
    ['sku=hat&country=DE', 404, 'unknown_product'],
    [`sku=${sku}&country=JP`, 422, 'invalid_input'],
    [`sku=${sku}`, 422, 'invalid_input'],
    ['country=DE', 422, 'invalid_input'],
    [`sku=${sku}&country=DE&quantity=29`, 422, 'quantity_out_of_range'],
    [`sku=${sku}&country=DE&quantity=-5`, 422, 'invalid_input'],
    [`sku=${sku}&country=DE&speed=light`, 422, 'invalid_input'],
  ])('refuses %s with %d %s', async (query, status, code) => {
    expect(await problem(`/prices/express_delivery?${query}`)).toMatchObject({ status, code });
  });
});

it('lists what rests from today to the end of next year, in the words of the reader', async () => {
  const path = '/v1/holidays?country_iso=FR';
  const { body, headers } = await get<ReplyOf<typeof listHolidays>>(path, { 'accept-language': 'de-DE' });
  expect([body.production_country_iso, body.delivery_country_iso]).toEqual(['PL', 'FR']);
  // 25 December 2026 is a Friday; 1 May 2027 is a Saturday, and the Polish 26 December 2026 one, too.
  expect(body.holidays[0]).toEqual({
    date: '2026-12-24',
    holiday: { key: 'christmasEve', name: 'Heiligabend' },
    production: true,
    delivery: false,
  });
  expect(body.holidays[1]).toEqual({
    date: '2026-12-25',
    holiday: { key: 'christmas', name: 'Erster Weihnachtstag' },
    production: true,
    delivery: true,
  });
  // Two countries have a holiday on the same day for different reasons.
  const november = body.holidays.filter(({ date }) => date === '2027-11-11');
  expect(november.map(({ holiday, production, delivery }) => [holiday.key, production, delivery])).toEqual([
    ['independence', true, false],
    ['armistice', false, true],
  ]);
  expect(body.holidays.at(-1)?.date.slice(0, 4)).toBe('2027');
  expect(body.holidays.map(({ date }) => date)).toEqual(body.holidays.map(({ date }) => date).sort());
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await problem('/v1/holidays?country_iso=JP')).toMatchObject({ status: 422, code: 'invalid_input' });
});

it('can be kept for a minute, and is not sent twice', async () => {
  const path = `/prices/express_delivery?sku=${sku}&country=DE`;
  const first = await get(path);
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  expect(first.headers.get('vary')).toBe('X-Region, Accept-Language');
  const etag = first.headers.get('etag') ?? '';
  const again = await get(path, { 'if-none-match': `W/${etag}` });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get('/prices/express_delivery?sku=hat&country=DE')).headers.get('cache-control')).toBe(
    'no-store',
  );
});
