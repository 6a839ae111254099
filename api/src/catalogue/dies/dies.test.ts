/** @jest-environment node */

// One store: a die is computed, no endpoint here reads or writes a row.
import { Resvg } from '@resvg/resvg-js';
import { dieDimensions, dieFormats, dieReplySchema, listDies, type Problem } from '@shop/contracts';
import { isStructureId, limitsOf, makeDie, structureIds, structures } from '@shop/packaging';
import { findDieStamp } from '@shop/packaging/exports';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { dies } from './dies.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [dies()] });
});
afterAll(() => shop.cleanup());

/** Plain fetch without any header of ours, like curl. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/api/v1/dies${path}`, { headers });
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const mailer = '?L=212&W=148&H=61&t=1.5';

it('lists every structure with its limits, options and addresses', async () => {
  const reply = await get('');
  const list = z.parse(listDies.reply, await reply.json());
  expect(list.dies.map(({ id }) => id)).toEqual([...structureIds]);
  for (const { id, limits, options, templates } of list.dies) {
    if (!isStructureId(id)) throw new Error(id);
    expect(limits.L).toEqual(limitsOf(id).L);
    expect(options.map(({ name }) => name)).toEqual(structures[id].options.map((option) => option.id));
    expect((await fetch(`${shop.url}${templates.json}`)).status).toBe(200);
  }
});

describe.each(structureIds)('%s', (id) => {
  it.each(dieFormats)(
    'answers as %s, the same bytes each time, to be kept and asked about',
    async (format) => {
      const first = await get(`/${id}.${format}`);
      expect(first.status).toBe(200);
      const bytes = Buffer.from(await first.arrayBuffer());
      expect((await bytesOf(`/${id}.${format}`)).equals(bytes)).toBe(true);
      expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{43}"$/);
      const again = await get(`/${id}.${format}`, { 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const any = await get(`/${id}.${format}`, { 'if-none-match': '*' });
      expect(any.status).toBe(304);
    },
  );

  it('returns the die that the core makes, with the facts of its board', async () => {
    const { defaultSize } = structures[id];
    const body = z.parse(dieReplySchema, await (await get(`/${id}.json`)).json());
    const made = makeDie(id, { ...defaultSize, t: limitsOf(id).t?.initial ?? 0 });
    if (!made.ok) throw new Error('the default size makes no die');
    expect(body.sizes.flat).toEqual(made.die.sheet);
    expect(body.cuts).toHaveLength(made.die.cuts.length);
    expect(findDieStamp(body.stamp)).toMatchObject({ structure: id, hash: body.hash.slice(0, 12) });
  });

  it('draws the cut where the die has it, by an independent painter', async () => {
    const text = (await bytesOf(`/${id}.svg`)).toString();
    const body = z.parse(dieReplySchema, await (await get(`/${id}.json`)).json());
    const picture = new Resvg(text, {
      fitTo: { mode: 'width', value: 2500 },
      background: 'white',
      font: { loadSystemFonts: false },
    }).render();
    const { pixels, width } = picture;
    const perMillimetre = width / (body.sizes.flat.width + 70);
    const magenta = (x: number, y: number): boolean => {
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const px = Math.round((x + 35) * perMillimetre - 0.5) + dx;
          const py = Math.round((y + 35) * perMillimetre - 0.5) + dy;
          const from = (py * width + px) * 4;
          const [r = 0, g = 0, b = 0] = pixels.subarray(from, from + 3);
          if (r - g > 30 && b - g > 10) return true;
        }
      return false;
    };
    let seen = 0;
    for (const cut of body.cuts) {
      let [x, y] = cut.start;
      for (const { to, kind } of cut.segments) {
        if (kind === 'line' && Math.hypot(to[0] - x, to[1] - y) > 3) {
          seen += 1;
          if (!magenta((x + to[0]) / 2, (y + to[1]) / 2))
            throw new Error(`no ink at ${(x + to[0]) / 2}, ${(y + to[1]) / 2}`);
        }
        [x, y] = to;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});

it('gives the die of exactly the size that was asked for, in any of the three dimensions', async () => {
  const inside = z.parse(dieReplySchema, await (await get(`/fefco-0427.json${mailer}`)).json());
  // Flat size by the published formula: L + 4H + 43t/3 by 2W + 3H + 22t/3.
  expect(inside.sizes.flat.width).toBeCloseTo(212 + 4 * 61 + (43 * 1.5) / 3, 3);
  expect(inside.sizes.flat.height).toBeCloseTo(2 * 148 + 3 * 61 + (22 * 1.5) / 3, 3);
  for (const dims of ['outside', 'manufacturing'] as const) {
    const { L, W, H } = inside.sizes[dims];
    const same = await get(`/fefco-0427.json?L=${L}&W=${W}&H=${H}&t=1.5&dims=${dims}`);
    const body = z.parse(dieReplySchema, await same.json());
    for (const axis of ['L', 'W', 'H'] as const)
      expect(Math.abs(body.parameters[axis] - inside.parameters[axis])).toBeLessThan(1e-3);
    expect(body.hash).toBe(inside.hash);
  }
});

it('says sizes in inches too, the seams of the closed box, and what a report of packaging asks', async () => {
  const body = z.parse(dieReplySchema, await (await get(`/fefco-0427.json${mailer}`)).json());
  expect(body.sizes_inches.inside).toEqual({ L: 8.3465, W: 5.8268, H: 2.4016 });
  expect(body.sizes_inches.flat.width * 25.4).toBeCloseTo(body.sizes.flat.width, 2);
  const length = ({ from, to }: { from: readonly number[]; to: readonly number[] }) =>
    Math.hypot((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0));
  // The lid meets the front only when closed.
  const pairs = body.seams.map(({ a, b }) => [a.panel, b.panel].sort().join('~'));
  expect(pairs).toContain('front~lid');
  for (const { a, b } of body.seams) expect(Math.abs(length(a) - length(b))).toBeLessThan(6);
  expect(body.board).toMatchObject({ recycled: 0.9, material_class: 'paper' });
});

it('needs no width of a can, whichever of its sizes is stated', async () => {
  for (const dims of dieDimensions) {
    const body = z.parse(dieReplySchema, await (await get(`/paper-can.json?L=100&dims=${dims}`)).json());
    expect(body.sizes[dims].L).toBeCloseTo(100, 3);
  }
  const problem = (await (await get('/paper-can.json?L=99999&dims=outside')).json()) as Problem;
  expect(problem.fields).toEqual([expect.objectContaining({ path: 'query.L', code: 'too_large' })]);
  const stated = (await (await get('/paper-can.json?L=100&W=50&dims=outside')).json()) as Problem;
  expect(stated.fields).toEqual([expect.objectContaining({ path: 'query.W', code: 'impossible' })]);
});

it('takes options by name and a board instead of a caliper', async () => {
  const plain = z.parse(dieReplySchema, await (await get(`/fefco-0427.json${mailer}`)).json());
  const wide = z.parse(
    dieReplySchema,
    await (await get(`/fefco-0427.json${mailer}&frontAllowance=2&earRelief=1`)).json(),
  );
  expect(wide.parameters.options).toMatchObject({ frontAllowance: 2, earRelief: 1 });
  expect(wide.stamp).toContain('frontAllowance=2 earRelief=1');
  expect(wide.hash).not.toBe(plain.hash);
  const board = z.parse(
    dieReplySchema,
    await (await get('/fefco-0427.json?L=212&W=148&H=61&board=natural-b')).json(),
  );
  expect(board.parameters.t).toBe(3);
  expect(board.board).toMatchObject({ id: 'natural-b', grammage: 450 });
  expect(plain.board?.id).toBe('natural-e');
  const odd = z.parse(dieReplySchema, await (await get('/fefco-0427.json?t=1.37')).json());
  expect(odd.board).toBeNull();
});

it('takes a named profile of the plant, whose values can still be overridden', async () => {
  const at = '/tuck-end-reverse.json?L=50&W=30&H=90&t=0.5&dims=outside';
  const plain = z.parse(dieReplySchema, await (await get(at)).json());
  const named = z.parse(dieReplySchema, await (await get(`${at}&profile=outside`)).json());
  expect(named.hash).not.toBe(plain.hash);
  for (const axis of ['L', 'W', 'H'] as const)
    expect(named.sizes.outside[axis]).toBeCloseTo({ L: 50, W: 30, H: 90 }[axis], 3);
  const other = z.parse(dieReplySchema, await (await get(`${at}&profile=outside&glueFlap=14`)).json());
  expect(other.parameters.options.glueFlap).toBe(14);
});

it('sends each format as what it is, under a name of its own', async () => {
  const drawing = (await bytesOf(`/fefco-0427.dxf${mailer}`)).toString('ascii');
  for (const layer of ['CUT', 'CREASE', 'BLEED']) expect(drawing).toContain(`LAYER\r\n  2\r\n${layer}\r\n`);
  const pdf = await bytesOf(`/fefco-0427.pdf${mailer}`);
  expect(pdf.toString('latin1', 0, 8)).toBe('%PDF-1.6');
  const glb = await get(`/fefco-0427.glb${mailer}`);
  expect(glb.headers.get('content-type')).toBe('model/gltf-binary');
  expect(glb.headers.get('content-disposition')).toBe('attachment; filename="fefco-0427-212x148x61.glb"');
});

it('is described for programs', async () => {
  const described = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as {
    paths: Record<string, { get: { parameters: { name: string; in: string }[] } }>;
  };
  const { parameters } = described.paths['/api/v1/dies/{structure}.{format}']?.get ?? { parameters: [] };
  expect(parameters.filter(({ in: place }) => place !== 'header').map(({ name }) => name)).toEqual([
    'structure',
    'format',
    'L',
    'W',
    'H',
    't',
    'dims',
    'board',
    'profile',
  ]);
});

describe('bad input: 422 that names the parameter, its limit and the reason', () => {
  it.each<[string, string, string, number | undefined]>([
    ['/fefco-0427.svg?L=NaN', 'query.L', 'not_a_number', undefined],
    ['/fefco-0427.svg?L=Infinity', 'query.L', 'not_a_number', undefined],
    ['/fefco-0427.svg?L=-Infinity', 'query.L', 'not_a_number', undefined],
    ['/fefco-0427.svg?L=', 'query.L', 'not_a_number', undefined],
    ['/fefco-0427.svg?L=0x64', 'query.L', 'not_a_number', undefined],
    ['/fefco-0427.svg?L=1e999', 'query.L', 'not_a_number', undefined],
    ['/fefco-0427.svg?L=1e9', 'query.L', 'too_large', 600],
    ['/fefco-0427.svg?L=-5', 'query.L', 'too_small', 80],
    ['/fefco-0427.svg?H=0', 'query.H', 'too_small', 15],
    ['/fefco-0427.svg?t=60', 'query.t', 'too_large', 5],
    ['/fefco-0427.svg?tongueCount=1.5', 'query.tongueCount', 'impossible', undefined],
    ['/fefco-0427.svg?lidDustDepth=900', 'query.lidDustDepth', 'too_large', undefined],
    ['/fefco-0427.svg?L=200&L=300', 'query.L', 'repeated', undefined],
    ['/fefco-0427.svg?dims=middle', 'query.dims', 'not_offered', undefined],
    ['/fefco-0427.svg?board=gold', 'query.board', 'not_offered', undefined],
    ['/fefco-0427.svg?board=natural-e&t=3', 'query.t', 'impossible', 1.5],
    ['/fefco-0427.svg?profile=nobody', 'query.profile', 'not_offered', undefined],
    ['/fefco-0427.svg?length=200', 'query.length', 'unknown_option', undefined],
    ['/fefco-0427.svg?constructor=1', 'query.constructor', 'unknown_option', undefined],
    ['/fefco-0427.svg?__proto__=1', 'query.__proto__', 'unknown_field', undefined],
    ['/fefco-9999.svg', 'params.structure', 'not_offered', undefined],
    ['/__proto__.json', 'params.structure', 'not_offered', undefined],
    ['/fefco-0427.exe', 'params.format', 'not_offered', undefined],
  ])('%s', async (path, where, code, limit) => {
    const reply = await get(path);
    const problem = (await reply.json()) as Problem;
    expect([reply.status, problem.code]).toEqual([422, 'invalid_input']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const [field] = problem.fields ?? [];
    expect(field).toMatchObject({ path: where, code });
    expect(field?.message).toMatch(/\w.*\.$/);
    if (limit !== undefined) expect(field?.limit).toBe(limit);
  });

  it('reports limits in the dimensions of the request', async () => {
    const problem = (await (await get('/fefco-0427.json?H=10&t=3&dims=outside')).json()) as Problem;
    // Inside height is at least 15; outside that is 15 + 2t.
    expect(problem.fields).toEqual([
      expect.objectContaining({ path: 'query.H', code: 'too_small', limit: 21 }),
    ]);
  });

  it('reports everything that is wrong at once', async () => {
    const problem = (await (await get('/fefco-0427.json?L=x&W=1&colour=red&dims=y')).json()) as Problem;
    expect(problem.fields?.map(({ path }) => path)).toEqual(['query.dims', 'query.L', 'query.colour']);
  });

  it('is at no other address and takes no other method', async () => {
    expect((await get('/fefco-0427')).status).toBe(404);
    const posted = await fetch(`${shop.url}/api/v1/dies/fefco-0427.json`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const asked = await fetch(`${shop.url}/api/v1/dies/fefco-0427.json`, { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
