/** @jest-environment node */
import { dieFormats } from '@shop/contracts';
import { limitsOf, makeDie, type StructureId, structureIds, structures } from '@shop/packaging';
import { drawDie } from './draw-die.ts';
import { parseDieRequest } from './parse-die-request.ts';

/** Milliseconds that no question may take. */
const limit = 50;

/** CPU in ms of the quickest of some runs: what the work costs once its code is warm, not what else the machine does. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 20 && (run < 3 || least >= limit); run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** The largest die of a structure that its limits allow, found by pushing each dimension as far as it goes. */
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

it.each(structureIds)(
  'draws %s at its largest in every format for under 50 ms of CPU',
  async (id) => {
    const query = largest(id);
    for (const format of dieFormats) {
      const spent = await cost(async () => {
        const asked = parseDieRequest(id, query);
        if (!asked.ok) throw new Error(JSON.stringify(asked));
        return drawDie(asked.value, format, 'Packwright');
      });
      if (spent >= limit) throw new Error(`${id}.${format} takes ${spent} ms`);
    }
  },
  60_000,
);

it.each([
  ['fefco-0427', { L: '1e9', W: '1e9', H: '1e9', dims: 'outside' }],
  ['fefco-0427', { L: '999999999999999', t: '1e-9', dims: 'manufacturing' }],
  ['fefco-0201', { L: '0.000001', W: '0', H: '0', t: '0', dims: 'outside' }],
  ['tuck-end-reverse', Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`option${at}`, '1']))],
] as const)('refuses nonsense about %s in no time', async (id, query) => {
  const spent = await cost(async () => expect(parseDieRequest(id, query).ok).toBe(false));
  expect(spent).toBeLessThan(limit);
});
