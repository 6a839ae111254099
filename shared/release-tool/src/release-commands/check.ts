import type { ReplyOf } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { type CallResult, callShop } from '../call-shop.ts';
import {
  type Command,
  failWith,
  isReleasable,
  type Outcome,
  readPublication,
  resolveRelease,
} from './command.ts';

type Checked = ReplyOf<typeof contracts.checkRelease>;

const describe = ({ name, key, region, ok, gates }: Checked): string =>
  [
    ...gates.map(
      ({ gate, ok: fine, evidence, took_ms }) =>
        `${fine ? 'ok     ' : 'refused'} ${gate.padEnd(9)} ${String(took_ms).padStart(5)} ms  ${evidence}`,
    ),
    `${name} ${key} ${ok ? 'may' : 'may not'} go to ${region}.`,
  ].join('\n');

const toCheckOutcome = (called: CallResult<Checked>): Outcome =>
  called.ok
    ? { ok: true, value: called.value, text: describe(called.value), refused: !called.value.ok }
    : called;

/**
 * Runs the gate without a promotion: for a published release (`check NAME KEY`), or for an unpublished build (`check
 * NAME`, `check --from FOLDER`). Exit code 1 when refused.
 */
export const check: Command = async (terminal) => {
  const { shop, args } = terminal;
  const [, name, key] = args.words;
  if (args.region === undefined) return failWith('Name the region: --region pl');
  if (isReleasable(name) && key !== undefined && args.from === undefined) {
    const release = await resolveRelease(terminal);
    return 'ok' in release
      ? release
      : toCheckOutcome(await callShop<Checked>(shop, contracts.checkRelease, { body: release }));
  }
  const publication = await readPublication(terminal);
  if (typeof publication === 'string') return failWith(publication);
  return toCheckOutcome(
    await callShop<Checked>(shop, contracts.checkBuild, { body: { region: args.region, ...publication } }),
  );
};
