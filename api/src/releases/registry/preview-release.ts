import { type Preview, previewParameter, type ReleasableName } from '@shop/contracts';
import { absoluteUrl, type Environment, hrefOfAny, markets, type RegionId } from '@shop/regions';
import { isOverrideAllowed, signPreview } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { type Db, type Failure, fail, ok, type Result } from '../../platform/index.ts';
import { appendEvent } from './events.repo.ts';
import { describeMissing } from './promote-release.ts';
import { findRelease, holdRelease } from './releases.repo.ts';
import { listRollouts } from './rollouts.repo.ts';

export interface PreviewDeps {
  readonly db: Db;
  readonly secret: string;
  readonly environment: Environment;
  readonly brand: string;
  /** The common origin of all regions; null where each has its own host. */
  readonly publicUrl: string | null;
  /** Origins allowed to override a remote in production. */
  readonly overrideOrigins: readonly string[];
}

export interface PreviewReply {
  readonly token: string;
  readonly expires_at: string;
  readonly address: string;
}

/** Returns the URL of a region's home page with a token. */
const previewUrl = (
  { publicUrl, environment, brand }: PreviewDeps,
  region: RegionId,
  token: string,
): string => {
  const market = markets[region];
  const home = hrefOfAny(market, market.locale, brand, 'home', {});
  const place = { appType: 'app', environment, singleOrigin: publicUrl ?? undefined } as const;
  const url = new URL(absoluteUrl(market, home, place));
  url.searchParams.set(previewParameter, token);
  return url.href;
};

/** Signs a preview that expires in `minutes`, by the database's clock. */
const issuePreview = async (
  deps: PreviewDeps,
  preview: Omit<Preview, 'until'>,
  region: RegionId,
  minutes: number,
): Promise<PreviewReply> => {
  const [row] = await deps.db.query<{ until: Date }>(
    sql`select now() + make_interval(mins => ${minutes}::int) as until`,
  );
  const until = row?.until ?? new Date(0);
  const token = signPreview(deps.secret, { ...preview, until: until.getTime() });
  return { token, expires_at: until.toISOString(), address: previewUrl(deps, region, token) };
};

export interface PreviewInput {
  readonly region: RegionId;
  readonly cohort: string | null;
  readonly releases: readonly { readonly name: ReleasableName; readonly key: string }[];
  readonly minutes: number;
  readonly by: string;
}

/**
 * Creates a preview of a region as a cohort, or with releases that nobody gets there yet. Records
 * an event, since it shows unreleased content.
 */
export const createPreview = async (
  deps: PreviewDeps,
  { region, cohort, releases, minutes, by }: PreviewInput,
): Promise<Result<PreviewReply, 'release_invalid'>> => {
  const { db } = deps;
  for (const { name, key } of releases) {
    const lacks = describeMissing(await findRelease(db, name, key), name, key);
    if (lacks !== null) return fail('release_invalid', { detail: lacks });
  }
  const shown = await db.transaction(async (tx): Promise<Result<null, 'release_invalid'>> => {
    for (const { name, key } of releases) {
      if (!(await holdRelease(tx, name, key)))
        return fail('release_invalid', {
          detail: `The files of ${name} ${key} have just been removed.`,
        });
      await appendEvent(tx, { by, region, name, action: 'preview', from: null, to: key, reason: '' });
    }
    return ok(null);
  });
  if (!shown.ok) return shown;
  return ok(
    await issuePreview(
      deps,
      { region, cohort, releases: [...releases], override: null, visitor: null, by },
      region,
      minutes,
    ),
  );
};

export interface OverrideInput {
  readonly region: RegionId;
  readonly name: ReleasableName;
  readonly origin: string;
  /** The visitor it is for; null: any holder of the token. */
  readonly visitor: string | null;
  readonly minutes: number;
  readonly by: string;
  readonly reason: string;
}

const refuseOrigin = (
  { environment, overrideOrigins }: PreviewDeps,
  origin: string,
): Failure<'release_invalid'> | null =>
  isOverrideAllowed(origin, { environment, allowed: overrideOrigins })
    ? null
    : fail('release_invalid', {
        detail: `"${origin}" is not an allowed origin for overrides. Write it exactly as a browser does, and add it to OVERRIDE_ORIGINS.`,
      });

/** Lets the token's holder load one remote from a developer's origin; nobody else is affected. */
export const createOverride = async (
  deps: PreviewDeps,
  { region, name, origin, visitor, minutes, by, reason }: OverrideInput,
): Promise<Result<PreviewReply, 'release_invalid'>> => {
  const { db } = deps;
  if (name === 'shell')
    return fail('release_invalid', {
      detail:
        'The shell cannot be overridden, because it renders the document; preview a release of it instead.',
    });
  const refused = refuseOrigin(deps, origin);
  if (refused !== null) return refused;
  if (visitor === null && deps.environment === 'production')
    return fail('release_invalid', {
      detail:
        'In production an override is for one visitor: name their cohort. It is in their document as "cohort" (view the source of any page and look for shop-document).',
    });
  const rollout = (await listRollouts(db, region)).find((entry) => entry.name === name);
  if (rollout === undefined)
    return fail('release_invalid', { detail: `${region} has no ${name} that could be overridden.` });
  await appendEvent(db, {
    by,
    region,
    name,
    action: 'override',
    from: rollout.stable,
    to: null,
    reason: `${origin}${reason === '' ? '' : `: ${reason}`}`,
  });
  return ok(
    await issuePreview(
      deps,
      { region, cohort: null, releases: [], override: { name, origin }, visitor, by },
      region,
      minutes,
    ),
  );
};
