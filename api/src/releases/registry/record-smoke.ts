import type { BodyOf, recordSmoke as endpoint, GateEvidence } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { readPreview, readReceipt, signText } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { type Db, type Failure, fail, ok, type Result } from '../../platform/index.ts';
import { insertEvidence } from './evidence.repo.ts';
import { computeSetId } from './release-sets.ts';
import { listRollouts } from './rollouts.repo.ts';

export interface SmokeDeps {
  readonly db: Db;
  readonly secret: string;
}

type Report = BodyOf<typeof endpoint>;

const invalid = (detail: string): Failure<'release_invalid'> => fail('release_invalid', { detail });

/**
 * Returns each step with the path of the document that the host served for it, or why a step is not
 * plausible.
 */
const readDocuments = (secret: string, { preview: token, release_set: releaseSet, steps }: Report) => {
  const known = new Set<string>();
  const opened = [];
  for (const { receipt, ...step } of steps) {
    const path = receipt === null ? null : readReceipt(secret, receipt, { token, releaseSet });
    if (step.ok && (receipt === null || path === null || known.has(receipt)))
      return `The step "${step.step}" is reported as passed, but the shop has served no document of its own for it under this preview. Run the journey again with npm run release -- smoke.`;
    if (receipt !== null) known.add(receipt);
    opened.push({ ...step, path });
  }
  return opened;
};

/**
 * Records the result of a smoke journey. Its preview's token ties it to one region and release; the
 * browser's release set must be that release with the current stable ones, else something has
 * changed meanwhile. Every successful step needs the host's receipt for a separate document, so
 * that no step can be reported without a request to the shop under this preview; the runner reports
 * what the browser made of the document.
 */
export const recordSmoke = async (
  { db, secret }: SmokeDeps,
  region: RegionId,
  report: Report,
  by: string,
): Promise<Result<GateEvidence, 'release_invalid'>> => {
  const { name, key, preview, release_set: seen, steps, browser } = report;
  const [clock] = await db.query<{ now: Date }>(sql`select now() as now`);
  const token = readPreview(secret, preview, clock?.now ?? new Date(0));
  if (token === null)
    return invalid(
      'This preview was not created here or has expired; create a new one and run the journey again.',
    );
  const fits =
    token.region === region &&
    token.cohort === null &&
    token.override === null &&
    token.releases.length === 1 &&
    token.releases.every((release) => release.name === name && release.key === key);
  if (!fits) return invalid(`This preview is not for ${name} ${key} in ${region} alone.`);
  const rollouts = await listRollouts(db, region);
  const beside = rollouts
    .filter((rollout) => rollout.name !== name)
    .map((rollout) => ({ name: rollout.name, key: rollout.stable }));
  if (computeSetId([...beside, { name, key }]) !== seen)
    return invalid(
      `The browser saw another set than ${name} ${key} with the stable releases of ${region}: something has changed meanwhile. Run the journey again.`,
    );
  const opened = readDocuments(secret, report);
  if (typeof opened === 'string') return invalid(opened);
  const failed = steps.filter((step) => !step.ok);
  const details = { steps: opened, browser, release_set: seen };
  const [kept] = await insertEvidence(
    db,
    {
      by,
      region,
      name,
      key,
      shell: rollouts.find((rollout) => rollout.name === 'shell')?.stable ?? null,
      occasion: 'smoke',
      details: {
        ...details,
        seal: signText(secret, 'smoke', JSON.stringify({ region, name, key, ...details })),
      },
    },
    [
      {
        gate: 'smoke',
        ok: failed.length === 0,
        evidence:
          failed.length === 0
            ? `${steps.length} steps in ${browser}: ${steps.map(({ step }) => step).join(', ')}.`
            : `${failed.map(({ step, detail }) => `${step}: ${detail}`).join(' ')} (${failed.length} of ${steps.length} steps in ${browser})`,
        took_ms: steps.reduce((sum, { took_ms }) => sum + took_ms, 0),
      },
    ],
  );
  return kept === undefined ? invalid('The result could not be stored.') : ok(kept);
};
