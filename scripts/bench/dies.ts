// The cost of the largest die of each structure in each format, and of hostile text, in processor time.
import { dieFormats } from '@shop/contracts';
import { limitsOf, makeDie, type StructureId, structureIds, structures } from '@shop/packaging';
import { drawDie } from '../../api/src/catalogue/dies/draw-die.ts';
import { parseDieRequest } from '../../api/src/catalogue/dies/parse-die-request.ts';
import { findDieStamp } from '../../shared/packaging/src/exports/stamp.ts';
import { report } from './measure.ts';

/** Processor milliseconds of the fastest of some runs: the cost once the code is warm. */
async function cost(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 20; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Finds the largest die within a structure's limits, by increasing each dimension as far as possible. */
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

async function main(): Promise<void> {
  const worst = { ms: 0, what: '' };
  for (const id of structureIds)
    for (const format of dieFormats) {
      const query = largest(id);
      const ms = await cost(() => {
        const parsed = parseDieRequest(id, query);
        if (!parsed.ok) throw new Error(`${id} at its largest is refused`);
        return drawDie(parsed.value, format, 'Packwright');
      });
      if (ms > worst.ms) Object.assign(worst, { ms, what: `${id}.${format}` });
    }
  report({
    what: 'largest die, dearest structure and format',
    measured: worst.ms,
    unit: 'ms CPU',
    limit: 50,
    note: worst.what,
  });
  const hostile = `die:fefco-0427/1 1x2x3 t1${' a=1'.repeat(50_000)}`.repeat(20);
  report({
    what: 'a hostile text of 4 MB searched for a stamp',
    measured: await cost(() => findDieStamp(hostile)),
    unit: 'ms CPU',
    limit: 1000,
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
