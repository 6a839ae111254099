import type { GateCode } from '@shop/contracts';
import type { Environment } from '@shop/regions';
import { createGateMessage, formatGateMessages } from '@shop/releases';
import type { Queryable } from '../../platform/index.ts';
import { type GateFinding, latestSmoke } from './evidence.repo.ts';

/** How old the result of a smoke journey may be. */
export const maxSmokeAgeHours = 24;

export interface SmokeGateInput {
  readonly region: string;
  readonly name: string;
  readonly key: string;
  /** The shell this region runs now. */
  readonly shell: string | null;
  /** The release is out here already, so that its result stays good while its share grows. */
  readonly isOut: boolean;
}

const smokeFinding = (
  ok: boolean,
  code: GateCode,
  values: Readonly<Record<string, string | number>>,
): GateFinding => {
  const said = [createGateMessage(code, values)];
  return { gate: 'smoke', ok, evidence: formatGateMessages(said), said, took_ms: 0 };
};

/**
 * Whether a browser has walked through this region with this release and everybody else's stable. On a developer's own
 * machine nobody is asked to; a region without a shell has nothing to walk through yet. Null: not asked.
 */
export const checkSmoke = async (
  db: Queryable,
  environment: Environment,
  { region, name, key, shell, isOut }: SmokeGateInput,
): Promise<GateFinding | null> => {
  if (environment === 'local' || shell === null) return null;
  const command = `npm run release -- smoke ${name} ${key} --region ${region}`;
  const last = await latestSmoke(db, { region, name, key });
  if (last === null) return smokeFinding(false, 'smoke_missing', { region, command });
  if (!last.ok) return smokeFinding(false, 'smoke_failed', { command });
  // A new shell is held against the stable remotes; the shell of its own journey is itself.
  if (name !== 'shell' && last.shell !== shell)
    return smokeFinding(false, 'smoke_other_shell', { region, command });
  if (last.hours > maxSmokeAgeHours && !isOut)
    return smokeFinding(false, 'smoke_old', { hours: maxSmokeAgeHours, command });
  return smokeFinding(true, 'smoke_walked', { region, hours: last.hours.toFixed(1) });
};
