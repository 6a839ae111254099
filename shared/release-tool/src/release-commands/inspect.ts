import type { AssignedSet, ReleaseEventRow, ReplyOf } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { callShop } from '../call-shop.ts';
import { type Command, failWith, isReleasable, names, resolveKey, toOutcome } from './command.ts';
import { formatRollout } from './rollout.ts';

const formatEvent = ({
  at,
  by,
  region,
  name,
  action,
  from,
  to,
  reason,
}: Omit<ReleaseEventRow, 'id' | 'name'> & { readonly name: string }): string =>
  `${at}  ${by}  ${action} ${name}${region === null ? '' : ` in ${region}`} ${from ?? ''} -> ${to ?? ''} ${reason}`;

/** Shows what runs where, which releases exist, and the latest events. */
export const status: Command = async ({ shop, args: { region } }) =>
  toOutcome(
    await callShop<ReplyOf<typeof contracts.getReleaseStatus>>(
      shop,
      contracts.getReleaseStatus,
      region === undefined ? {} : { query: { region } },
    ),
    ({ rollouts, releases, events }) =>
      [
        ...rollouts.map(formatRollout),
        '',
        ...releases.map(
          ({ name, key, bytes, created_at }) =>
            `${name.padEnd(13)} ${key.padEnd(28)} ${(bytes / 1000).toFixed(0).padStart(6)} kB  ${created_at}`,
        ),
        '',
        ...events.slice(0, 20).map(formatEvent),
      ].join('\n'),
  );

/** Parses `24h` or `3d` ago, or a literal time. */
const parseTime = (text: string): string => {
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  return count === undefined
    ? text
    : new Date(Date.now() - Number(count) * (unit === 'd' ? 24 : 1) * 3_600_000).toISOString();
};

/** Shows the history, filtered by region, name, action and time. */
export const history: Command = async ({ shop, args }) => {
  const [, name, action] = args.words;
  if (name !== undefined && !isReleasable(name)) return failWith(`Name the remote: ${names}.`);
  const query = {
    per_page: '100',
    ...(args.region === undefined ? {} : { region: args.region }),
    ...(name === undefined ? {} : { name }),
    ...(action === undefined ? {} : { action }),
    ...(args.since === undefined ? {} : { since: parseTime(args.since) }),
    ...(args.until === undefined ? {} : { until: parseTime(args.until) }),
  };
  return toOutcome(
    await callShop<ReplyOf<typeof contracts.listReleaseEvents>>(shop, contracts.listReleaseEvents, { query }),
    ({ events, total_count: total }) =>
      [...events.map(formatEvent), `${events.length} of ${total}`].join('\n'),
  );
};

/** Shows one release: where it runs and its gate results. */
export const show: Command = async ({ shop, args }) => {
  const [, name, wanted = 'latest'] = args.words;
  if (!isReleasable(name)) return failWith(`Name the remote: ${names}.`);
  const key = await resolveKey(shop, name, wanted);
  if (!key.ok) return key;
  const path = `/releases/builds/${name}/${encodeURIComponent(key.value)}`;
  return toOutcome(
    await callShop<ReplyOf<typeof contracts.getRelease>>(shop, { method: 'GET', path }),
    (release) =>
      [
        `${release.name} ${release.key}, kit ${release.contract}, ${(release.bytes / 1000).toFixed(0)} kB in ${release.files.length} files`,
        `published ${release.created_at} by ${release.published_by}${release.commit === '' ? '' : `, commit ${release.commit}`}`,
        ...(release.swept_at === null ? [] : [`files removed ${release.swept_at}`]),
        ...release.running.map(
          ({ region, as, basis_points, state }) => `${region}: ${as}, ${basis_points / 100} % (${state})`,
        ),
        ...release.evidence.map(
          ({ region, gate, ok, at, evidence }) =>
            `${region.padEnd(3)} ${gate.padEnd(9)} ${ok ? 'ok     ' : 'refused'} ${at}  ${evidence}`,
        ),
      ].join('\n'),
  );
};

const formatSet = ({ id, region, cohort, releases }: AssignedSet): string[] => [
  `${region} ${id}${cohort === null ? '' : ` for ${cohort}`}`,
  ...releases.map(
    ({ name, key, as, bucket, basis_points }) =>
      `  ${name.padEnd(13)} ${key.padEnd(28)} ${as}${bucket === null ? '' : `, bucket ${bucket}, share below ${basis_points}`}`,
  ),
];

/** Shows what a cohort gets in a region, and why. */
export const set: Command = async ({ shop, args: { region, cohort } }) => {
  if (region === undefined) return failWith('Name the region: --region pl');
  const query = { region, ...(cohort === undefined ? {} : { cohort }) };
  return toOutcome(await callShop<AssignedSet>(shop, contracts.getReleaseSet, { query }), (given) =>
    formatSet(given).join('\n'),
  );
};

/** `diff --region pl --region cz`, `diff --region pl` (stable against candidate), `--since TIME` (then and now). */
export const diff: Command = async ({ shop, args }) => {
  const [left, right = left] = args.regions;
  if (left === undefined || right === undefined)
    return failWith('Name one or two regions: --region pl, or --region pl --region cz');
  const query = {
    left_region: left,
    right_region: right,
    ...(args.since === undefined ? {} : { left_at: parseTime(args.since) }),
    ...(args.since === undefined && left === right ? { right: 'candidate' } : {}),
  };
  return toOutcome(
    await callShop<ReplyOf<typeof contracts.diffReleaseSets>>(shop, contracts.diffReleaseSets, { query }),
    ({ differences }) => {
      const lines = differences
        .filter(({ same }) => !same)
        .flatMap(({ name, left: from, right: to, files, bytes, routes, slots, contract }) => [
          `${name}: ${from ?? '-'} -> ${to ?? '-'}`,
          `  ${files.added.length} files added, ${files.changed.length} changed, ${files.removed.length} removed, ${files.same} unchanged; ${bytes.left} -> ${bytes.right} bytes`,
          ...(contract.left === contract.right
            ? []
            : [`  kit ${contract.left ?? '-'} -> ${contract.right ?? '-'}`]),
          ...Object.entries({ routes, slots }).flatMap(([what, { added, removed }]) =>
            added.length + removed.length === 0
              ? []
              : [
                  `  ${what} ${[...added.map((one) => `+${one}`), ...removed.map((one) => `-${one}`)].join(' ')}`,
                ],
          ),
        ]);
      return lines.length === 0 ? 'The same.' : lines.join('\n');
    },
  );
};
