import type { Db } from '../db/db.ts';
import { fail, ok } from '../server/result.ts';
import { type Change, conflict, type RolloutResult } from './promote-release.ts';
import {
  appendEvent,
  findRollout,
  type NewRollout,
  replaceRollout,
  type StoredRollout,
} from './rollouts.repo.ts';

export interface Step {
  readonly change: Partial<NewRollout>;
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Reads a rollout, decides, and writes the decision together with its event; refused when somebody else was faster. */
export const changeRollout = async (
  db: Db,
  { region, name, by, reason, rev }: Change,
  decide: (current: StoredRollout) => Promise<Step | string>,
): Promise<RolloutResult> => {
  const current = await findRollout(db, region, name);
  if (current === null) return fail('release_invalid', { detail: `${region} has no ${name}.` });
  if (rev !== undefined && current.rev !== rev) return conflict(region, name);
  const step = await decide(current);
  if (typeof step === 'string') return fail('release_invalid', { detail: step });
  return db.transaction(async (tx) => {
    const written = await replaceRollout(tx, current, step.change);
    if (written === null) return conflict(region, name);
    await appendEvent(tx, { by, region, name, action: step.action, from: step.from, to: step.to, reason });
    return ok(written);
  });
};

const noCandidate = ({ region, name }: StoredRollout) => `No rollout of ${name} is running in ${region}.`;

/** Holds a rollout where it is: whoever has the candidate keeps it, nobody else gets it. */
export const pauseRelease = (db: Db, change: Change): Promise<RolloutResult> =>
  changeRollout(db, change, async (current) =>
    current.candidate === null || current.state !== 'running'
      ? noCandidate(current)
      : { change: { state: 'paused' }, action: 'pause', from: current.candidate, to: current.candidate },
  );

/** Takes a candidate away from everybody, for good: its share is 0 and its key is on the deny-list. */
export const killRelease = (db: Db, change: Change): Promise<RolloutResult> =>
  changeRollout(db, change, async (current) =>
    current.candidate === null
      ? noCandidate(current)
      : {
          change: {
            state: 'killed',
            basisPoints: 0,
            denied: [...new Set([...current.denied, current.candidate])],
          },
          action: 'kill',
          from: current.candidate,
          to: current.stable,
        },
  );
