import path from 'node:path';
import type { ReplyOf } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import type { Arguments } from '../arguments.ts';
import { getDistFolder, readBuild } from '../builds.ts';
import { type CallResult, callShop } from '../call-shop.ts';

/** The dependencies of an `npm run release` command. */
export interface Terminal {
  readonly shop: { readonly url: string; readonly key: string };
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly args: Arguments;
}

/** The outcome of a command: the reply, its text, and whether it is a refusal although the call succeeded. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown; readonly text: string; readonly refused?: boolean }
  | Extract<CallResult<never>, { ok: false }>;

export type Command = (terminal: Terminal) => Promise<Outcome>;

export const failWith = (message: string): Outcome => ({ ok: false, message, problem: null });

/** A reply and its words. */
export const toOutcome = <Reply>(result: CallResult<Reply>, describe: (reply: Reply) => string): Outcome =>
  result.ok ? { ok: true, value: result.value, text: describe(result.value) } : result;

export const isReleasable = (name: string | undefined): name is contracts.ReleasableName =>
  (contracts.releasableNames as readonly (string | undefined)[]).includes(name);

export const names = contracts.releasableNames.join(', ');

/** Options of every change. */
export const getChangeFields = ({ reason, rev }: Arguments): { reason?: string; rev?: number } => ({
  ...(reason === undefined ? {} : { reason }),
  ...(rev === undefined ? {} : { rev: Number(rev) }),
});

/** The number of releases in one list request, newest first. */
const maxListed = 100;

/** Resolves `latest`, a whole key, or the beginning of one build. */
export const resolveKey = async (
  shop: Terminal['shop'],
  name: contracts.ReleasableName,
  wanted: string,
): Promise<CallResult<string>> => {
  const found = await callShop<ReplyOf<typeof contracts.listReleases>>(shop, contracts.listReleases, {
    query: { name, per_page: String(maxListed) },
  });
  if (!found.ok) return found;
  const own = found.value.releases;
  const hits =
    wanted === 'latest'
      ? own.slice(0, 1)
      : own.filter(({ key, build }) => key === wanted || build.startsWith(wanted));
  const [hit] = hits;
  if (hit !== undefined && hits.length === 1) return { ok: true, value: hit.key };
  // For a release older than the list, the shop decides whether it exists.
  if (wanted.includes('+') && own.length === maxListed) return { ok: true, value: wanted };
  const known = own.map(({ key }) => key).join(', ');
  return {
    ok: false,
    message: `${hits.length === 0 ? 'No' : 'More than one'} release of ${name} matches "${wanted}". Known: ${known || 'none'}.`,
    problem: null,
  };
};

/** 25 is 2500 basis points; by default everybody. Null: no percentage. */
export const parseBasisPoints = (share: string | undefined): number | null => {
  const percent = share === undefined ? 100 : Number(share.replace(/%$/, ''));
  const points = Math.round(percent * 100);
  return share?.trim() !== '' && Number.isFinite(percent) && points >= 0 && points <= 10_000 ? points : null;
};

/** Reads a build of this checkout, or of another folder, with its files; returns a sentence when it cannot. */
export const readPublication = async ({
  root,
  args,
}: Terminal): Promise<
  { readonly manifest: contracts.Manifest; readonly files: Record<string, string> } | string
> => {
  const name = args.words[1];
  if (args.from === undefined && !isReleasable(name))
    return `Name the remote (${names}), or use --from FOLDER.`;
  const folder = args.from === undefined ? getDistFolder(root, name ?? '') : path.resolve(args.from);
  const build = readBuild(folder);
  if (typeof build === 'string') return build;
  const files: Record<string, string> = {};
  for (const asset of build.manifest.assets) {
    const bytes = await build.read(asset.path);
    if (bytes === null) return `${asset.path} is missing from ${folder}; build it again.`;
    files[asset.path] = Buffer.from(bytes).toString('base64');
  }
  return { manifest: build.manifest, files };
};

/** Resolves the release and the region of a command. */
export const resolveRelease = async ({
  shop,
  args,
}: Terminal): Promise<
  | { readonly region: string; readonly name: contracts.ReleasableName; readonly key: string }
  | Extract<Outcome, { ok: false }>
> => {
  const [, name, key] = args.words;
  const fail = (message: string) => ({ ok: false, message, problem: null }) as const;
  if (!isReleasable(name)) return fail(`Name the remote: ${names}.`);
  if (args.region === undefined) return fail('Name the region: --region pl');
  if (key === undefined) return fail('Name the release: its key, the start of its build, or latest.');
  const resolved = await resolveKey(shop, name, key);
  return resolved.ok ? { region: args.region, name, key: resolved.value } : resolved;
};
