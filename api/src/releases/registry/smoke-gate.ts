import type { GateCode } from '@shop/contracts';
import type { Environment } from '@shop/regions';
import { createGateMessage, formatGateMessages } from '@shop/releases';
import type { Queryable } from '../../platform/index.ts';
import { type GateFinding, latestSmoke } from './evidence.repo.ts';

/** The maximum age of a smoke result. */
export const maxSmokeAgeHours = 24;

export interface SmokeGateInput {
  readonly region: string;
  readonly name: string;
  readonly key: string;
  /** The shell that this region runs now. */
  readonly shell: string | null;
  /** Whether the release is already out here; then its result stays valid while its share grows. */
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
 * Whether a smoke journey has passed in this region with this release and the stable release of everything else.
 * Returns null if none is required: on a developer's machine, and in a region without a shell, which has no pages
 * yet.
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
  // A new shell is checked with the stable remotes; its own journey ran with itself as the shell.
  if (name !== 'shell' && last.shell !== shell)
    return smokeFinding(false, 'smoke_other_shell', { region, command });
  if (last.hours > maxSmokeAgeHours && !isOut)
    return smokeFinding(false, 'smoke_old', { hours: maxSmokeAgeHours, command });
  return smokeFinding(true, 'smoke_walked', { region, hours: last.hours.toFixed(1) });
};
