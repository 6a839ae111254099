import type { ReplyOf, RolloutRow } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { callShop } from '../call-shop.ts';
import {
  type Command,
  failWith,
  getChangeFields,
  isReleasable,
  names,
  parseBasisPoints,
  readPublication,
  resolveRelease,
  toOutcome,
} from './command.ts';
import { smoke } from './smoke.ts';

export const formatRollout = ({
  region,
  name,
  stable,
  candidate,
  basis_points,
  state,
  rev,
}: RolloutRow): string =>
  `${region.padEnd(3)} ${name.padEnd(13)} ${(stable ?? '-').padEnd(28)} ` +
  `${candidate === null ? '' : `${candidate} for ${basis_points / 100} % (${state})`} rev ${rev}`;

/** Publishes a build permanently. */
export const publish: Command = async (terminal) => {
  const publication = await readPublication(terminal);
  if (typeof publication === 'string') return failWith(publication);
  return toOutcome(
    await callShop<ReplyOf<typeof contracts.publishRelease>>(terminal.shop, contracts.publishRelease, {
      body: publication,
    }),
    ({ key, created }) => `${created ? 'Published' : 'Already published:'} ${key}`,
  );
};

/** Promotes a release in a region, for everybody or for a share; with `--smoke` a browser journey runs first. */
export const promote: Command = async (terminal) => {
  const { shop, args } = terminal;
  const release = await resolveRelease(terminal);
  if ('ok' in release) return release;
  const basisPoints = parseBasisPoints(args.share);
  if (basisPoints === null) return failWith(`--share is "${args.share}"; use a percentage from 0 to 100.`);
  if (args.smoke) {
    const walked = await smoke(terminal);
    if (!walked.ok || walked.refused === true) return walked;
  }
  return toOutcome(
    await callShop<RolloutRow>(shop, contracts.promoteRelease, {
      body: { ...release, ...getChangeFields(args), basis_points: basisPoints },
    }),
    formatRollout,
  );
};

const endpoints = {
  pause: contracts.pauseRelease,
  resume: contracts.resumeRelease,
  kill: contracts.killRelease,
  rollback: contracts.rollbackRelease,
} as const;

/** Pauses, resumes, kills or withdraws what runs in one region. */
export const changeRollout =
  (action: keyof typeof endpoints): Command =>
  async ({ shop, args }) => {
    const name = args.words[1];
    if (!isReleasable(name)) return failWith(`Name the remote: ${names}.`);
    if (args.region === undefined) return failWith('Name the region: --region pl');
    const body = { region: args.region, name, ...getChangeFields(args) };
    return toOutcome(await callShop<RolloutRow>(shop, endpoints[action], { body }), formatRollout);
  };

/** Removes the files of old releases, or lists which would go. */
export const gc: Command = async ({ shop, args }) => {
  const { reason } = getChangeFields(args);
  return toOutcome(
    await callShop<ReplyOf<typeof contracts.sweepReleases>>(shop, contracts.sweepReleases, {
      body: { dry_run: args.dryRun, ...(reason === undefined ? {} : { reason }) },
    }),
    ({ dry_run: dry, kept, swept, files_removed: files, bytes_freed: bytes }) =>
      [
        ...swept.map(
          ({ name, key, last_given_at: last }) => `${name.padEnd(13)} ${key.padEnd(28)} last given ${last}`,
        ),
        `${swept.length} releases ${dry ? 'would lose' : 'lost'} their files (${files} files, ${(bytes / 1e6).toFixed(1)} MB); ${kept} keep theirs.`,
      ].join('\n'),
  );
};
