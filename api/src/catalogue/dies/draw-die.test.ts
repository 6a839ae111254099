/** @jest-environment node */
import { dieFormats } from '@shop/contracts';
import { limitsOf, makeDie, type StructureId, structureIds, structures } from '@shop/packaging';
import { drawDie } from './draw-die.ts';
import { parseDieRequest } from './parse-die-request.ts';

/** Finds the largest die that a structure's limits allow, by increasing each dimension as far as possible. */
function largest(id: StructureId): Record<'L' | 'W' | 'H' | 't', string> {
  const { L, W, H } = structures[id].defaultSize;
  const size = { L, W, H, t: limitsOf(id).t?.initial ?? 1 };
  for (const axis of ['L', 'W', 'H'] as const) {
    const max = limitsOf(id, size)[axis]?.max ?? size[axis];
    const tried = makeDie(id, { ...size, [axis]: max });
    if (tried.ok) size[axis] = max;
  }
  return { L: `${size.L}`, W: `${size.W}`, H: `${size.H}`, t: `${size.t}` };
}

// `npm run bench -- dies` measures the cost.
it.each(structureIds)('draws %s at its largest in every format', async (id) => {
  const asked = parseDieRequest(id, largest(id));
  if (!asked.ok) throw new Error(JSON.stringify(asked));
  for (const format of dieFormats)
    expect([format, await drawDie(asked.value, format, 'Packwright')]).toEqual([format, expect.anything()]);
});

it.each([
  ['fefco-0427', { L: '1e9', W: '1e9', H: '1e9', dims: 'outside' }],
  ['fefco-0427', { L: '999999999999999', t: '1e-9', dims: 'manufacturing' }],
  ['fefco-0201', { L: '0.000001', W: '0', H: '0', t: '0', dims: 'outside' }],
  ['tuck-end-reverse', Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`option${at}`, '1']))],
] as const)('refuses nonsense about %s', (id, query) => {
  expect(parseDieRequest(id, query).ok).toBe(false);
});
