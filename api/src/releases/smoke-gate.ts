import type { Environment } from '@shop/regions';
import type { Queryable } from '../db/db.ts';
import { type GateFinding, latestSmoke } from './evidence.repo.ts';

/** How old the result of a smoke journey may be. */
export const smokeHours = 24;

export interface SmokeAsked {
  readonly region: string;
  readonly name: string;
  readonly key: string;
  /** The shell this region runs now. */
  readonly shell: string | null;
  /** The release is out here already, so that its result stays good while its share grows. */
  readonly isOut: boolean;
}

const finding = (ok: boolean, evidence: string): GateFinding => ({ gate: 'smoke', ok, evidence, took_ms: 0 });

/**
 * Whether a browser has walked through this region with this release and everybody else's stable. On a developer's own
 * machine nobody is asked to; a region without a shell has nothing to walk through yet. Null: not asked.
 */
export const smokeGate = async (
  db: Queryable,
  environment: Environment,
  { region, name, key, shell, isOut }: SmokeAsked,
): Promise<GateFinding | null> => {
  if (environment === 'local' || shell === null) return null;
  const command = `npm run release -- smoke ${name} ${key} --region ${region}`;
  const last = await latestSmoke(db, { region, name, key });
  if (last === null)
    return finding(false, `No browser has walked through ${region} with this release yet. Run: ${command}`);
  if (!last.ok)
    return finding(
      false,
      `The last smoke journey failed. See its evidence, mend it, publish, then: ${command}`,
    );
  // A new shell is held against the stable remotes; the shell of its own journey is itself.
  if (name !== 'shell' && last.shell !== shell)
    return finding(
      false,
      `The shell of ${region} has changed since the smoke journey. Run it again: ${command}`,
    );
  if (last.hours > smokeHours && !isOut)
    return finding(false, `The smoke journey is older than ${smokeHours} h. Run it again: ${command}`);
  return finding(true, `A browser walked through ${region} ${last.hours.toFixed(1)} h ago.`);
};
