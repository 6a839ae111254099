import type { ReleaseEventAction } from '@shop/contracts';
import { type Db, fail, ok } from '../../platform/index.ts';
import { appendEvent } from './events.repo.ts';
import { type Change, conflict, type RolloutResult } from './promote-release.ts';
import { holdRelease } from './releases.repo.ts';
import { findRollout, type NewRollout, replaceRollout, type StoredRollout } from './rollouts.repo.ts';

export interface Step {
  readonly change: Partial<NewRollout>;
  readonly action: ReleaseEventAction;
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
  if (rev !== undefined && current.rev !== rev) return conflict(db, region, name);
  const step = await decide(current);
  if (typeof step === 'string') return fail('release_invalid', { detail: step });
  return db.transaction(async (tx) => {
    const stable = step.change.stable ?? current.stable;
    if (stable !== current.stable && !(await holdRelease(tx, name, stable)))
      return fail('release_invalid', {
        detail: `The files of ${name} ${stable} were cleared away; publish the same build again to go back to it.`,
      });
    const written = await replaceRollout(tx, current, step.change);
    if (written === null) return conflict(tx, region, name);
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

/** Lets a paused rollout go on; its share stays as it is until somebody, or the schedule, raises it. */
export const resumeRelease = (db: Db, change: Change): Promise<RolloutResult> =>
  changeRollout(db, change, async (current) =>
    current.candidate === null || current.state !== 'paused'
      ? `No rollout of ${current.name} is paused in ${current.region}.`
      : { change: { state: 'running' }, action: 'resume', from: current.candidate, to: current.candidate },
  );

/** A rollout whose candidate is taken from everybody, for good: its share is 0 and its key is on the deny-list. */
export const killed = ({
  denied,
  candidate,
}: Pick<StoredRollout, 'denied'> & { readonly candidate: string }) => ({
  state: 'killed' as const,
  basisPoints: 0,
  denied: [...new Set([...denied, candidate])],
});

/** Takes a candidate away from everybody. */
export const killRelease = (db: Db, change: Change): Promise<RolloutResult> =>
  changeRollout(db, change, async (current) => {
    const { candidate, denied, stable } = current;
    if (candidate === null) return noCandidate(current);
    return { change: killed({ denied, candidate }), action: 'kill', from: candidate, to: stable };
  });
