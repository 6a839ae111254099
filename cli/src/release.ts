import path from 'node:path';
import type { ReplyOf, RolloutRow } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import type { Arguments } from './arguments.ts';
import { distOf, readBuild } from './builds.ts';
import { type Called, callShop, findShop } from './call-shop.ts';
import { askGuard, describeGuard, isGuardReply } from './release-guard.ts';

export const releaseUsage = `npm run release -- COMMAND

  status   [--region pl]                          what runs where, and what happened
  publish  NAME | --from FOLDER                   keep a build for good; shows it to nobody
  promote  NAME KEY --region pl [--share 25]      point a region at it, wholly or for 25 % of visitors
  pause    NAME --region pl                       hold a rollout where it is
  kill     NAME --region pl                       take a candidate away from everybody
  rollback NAME --region pl                       point a region back at the release before
  guard    [--region pl]                          how candidates fare against stable
  guard    --dry-run [--region pl] [--since 24h]  what the guard would have done on that traffic
  guard    --now [--region pl]                    let the guard look now and stop what is worse

KEY is version+build, the start of a build, or "latest".
Everywhere: --json, --reason TEXT, --rev N (refuse if somebody else was faster).`;

type Status = ReplyOf<typeof contracts.getReleaseStatus>;
type ShopAddress = { readonly url: string; readonly key: string };
type Outcome = Called<unknown>;

const isReleasable = (name: string | undefined): name is contracts.ReleasableName =>
  (contracts.releasableNames as readonly (string | undefined)[]).includes(name);

const wrong = (message: string): Outcome => ({ ok: false, message, problem: null });

const status = (shop: ShopAddress, region: string | undefined) =>
  callShop<Status>(shop, contracts.getReleaseStatus, region === undefined ? {} : { query: { region } });

/** Sends a build of this checkout, or of any other folder, to the running shop. */
const publish = async (shop: ShopAddress, root: string, args: Arguments): Promise<Outcome> => {
  const name = args.words[1];
  if (args.from === undefined && !isReleasable(name))
    return wrong(`Say what to publish: ${contracts.releasableNames.join(', ')}, or --from FOLDER.`);
  const folder = args.from === undefined ? distOf(root, name ?? '') : path.resolve(args.from);
  const build = readBuild(folder);
  if (typeof build === 'string') return wrong(build);
  const files: Record<string, string> = {};
  for (const asset of build.manifest.assets) {
    const bytes = await build.read(asset.path);
    if (bytes === null) return wrong(`${asset.path} is missing in ${folder}; build it again.`);
    files[asset.path] = Buffer.from(bytes).toString('base64');
  }
  return callShop(shop, contracts.publishRelease, { body: { manifest: build.manifest, files } });
};

/** `latest`, a whole key, or the beginning of one build. */
const resolveKey = async (shop: ShopAddress, name: string, wanted: string): Promise<Called<string>> => {
  const found = await status(shop, undefined);
  if (!found.ok) return found;
  const own = found.value.releases.filter((release) => release.name === name);
  const hits =
    wanted === 'latest'
      ? own.slice(0, 1)
      : own.filter(({ key, build }) => key === wanted || build.startsWith(wanted));
  const [hit] = hits;
  if (hit !== undefined && hits.length === 1) return { ok: true, value: hit.key };
  const known = own.map(({ key }) => key).join(', ');
  return {
    ok: false,
    message: `${hits.length === 0 ? 'No' : 'More than one'} release of ${name} is called "${wanted}". Known: ${known || 'none'}.`,
    problem: null,
  };
};

/** 25 is 2500 basis points; nothing said is everybody. */
const basisPointsOf = (share: string | undefined): number | null => {
  const percent = share === undefined ? 100 : Number(share.replace(/%$/, ''));
  const points = Math.round(percent * 100);
  return Number.isFinite(percent) && points >= 0 && points <= 10_000 ? points : null;
};

const move = async (shop: ShopAddress, args: Arguments): Promise<Outcome> => {
  const [command, name, key] = args.words;
  if (!isReleasable(name)) return wrong(`Say of what: ${contracts.releasableNames.join(', ')}.`);
  if (args.region === undefined) return wrong('Say where: --region pl');
  const body = {
    region: args.region,
    name,
    ...(args.reason === undefined ? {} : { reason: args.reason }),
    ...(args.rev === undefined ? {} : { rev: Number(args.rev) }),
  };
  if (command !== 'promote') {
    const endpoints = {
      pause: contracts.pauseRelease,
      kill: contracts.killRelease,
      rollback: contracts.rollbackRelease,
    };
    return callShop(shop, endpoints[command as keyof typeof endpoints], { body });
  }
  if (key === undefined) return wrong('Say which release: its key, the start of its build, or latest.');
  const basisPoints = basisPointsOf(args.share);
  if (basisPoints === null) return wrong(`--share is "${args.share}"; give a percentage from 0 to 100.`);
  const resolved = await resolveKey(shop, name, key);
  if (!resolved.ok) return resolved;
  return callShop(shop, contracts.promoteRelease, {
    body: { ...body, key: resolved.value, basis_points: basisPoints },
  });
};

const rolloutLine = ({ region, name, stable, candidate, basis_points, state, rev }: RolloutRow): string =>
  `${region.padEnd(3)} ${name.padEnd(13)} ${(stable ?? '-').padEnd(28)} ` +
  `${candidate === null ? '' : `${candidate} for ${basis_points / 100} % (${state})`} rev ${rev}`;

const isStatus = (value: unknown): value is Status =>
  typeof value === 'object' && value !== null && 'rollouts' in value;

const describe = (value: unknown): string => {
  if (isStatus(value))
    return [
      ...value.rollouts.map(rolloutLine),
      '',
      ...value.releases.map(
        ({ name, key, bytes, created_at }) =>
          `${name.padEnd(13)} ${key.padEnd(28)} ${(bytes / 1000).toFixed(0).padStart(6)} kB  ${created_at}`,
      ),
      '',
      ...value.events
        .slice(0, 20)
        .map(
          ({ at, by, region, name, action, from, to, reason }) =>
            `${at}  ${by}  ${action} ${name}${region === null ? '' : ` in ${region}`} ${from ?? ''} -> ${to ?? ''} ${reason}`,
        ),
    ].join('\n');
  if (isGuardReply(value)) return describeGuard(value);
  if (typeof value === 'object' && value !== null && 'created' in value && 'key' in value)
    return `${value.created ? 'Published' : 'Already published:'} ${String(value.key)}`;
  return rolloutLine(value as RolloutRow);
};

/** `release …`: talks to the running shop. Answers the exit code. */
export const release = async (root: string, env: NodeJS.ProcessEnv, args: Arguments): Promise<number> => {
  const command = args.words[0];
  if (command === undefined || args.help) {
    console.log(releaseUsage);
    return args.help ? 0 : 2;
  }
  if (!['status', 'publish', 'promote', 'pause', 'kill', 'rollback', 'guard'].includes(command)) {
    console.error(`There is no "release ${command}".\n\n${releaseUsage}`);
    return 2;
  }
  const shop = findShop(root, env);
  const outcome: Outcome =
    shop === null
      ? wrong('No shop has run here yet. Start it with npm start, or name one in SHOP_URL and SHOP_KEY.')
      : command === 'status'
        ? await status(shop, args.region)
        : command === 'publish'
          ? await publish(shop, root, args)
          : command === 'guard'
            ? await askGuard(shop, args)
            : await move(shop, args);
  if (args.json)
    console.log(
      JSON.stringify(outcome.ok ? outcome.value : (outcome.problem ?? { detail: outcome.message })),
    );
  else if (outcome.ok) console.log(describe(outcome.value));
  else console.error(outcome.message);
  return outcome.ok ? 0 : 1;
};
