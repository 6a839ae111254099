import type { ReleaseEventAction } from '@shop/contracts';
import { type Db, fail, ok } from '../../platform/index.ts';
import { appendEvent } from './events.repo.ts';
import { type ChangeInput, type RolloutResult, rolloutConflict } from './promote-release.ts';
import { holdRelease } from './releases.repo.ts';
import { findRollout, type NewRollout, replaceRollout, type StoredRollout } from './rollouts.repo.ts';

export interface RolloutChange {
  readonly change: Partial<NewRollout>;
  readonly action: ReleaseEventAction;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Reads a rollout, decides, and writes the decision with its event; fails when another change was
 * faster.
 */
export const changeRollout = async (
  db: Db,
  { region, name, by, reason, rev }: ChangeInput,
  decide: (current: StoredRollout) => Promise<RolloutChange | string>,
): Promise<RolloutResult> => {
  const current = await findRollout(db, region, name);
  if (current === null) return fail('release_invalid', { detail: `${region} has no ${name}.` });
  if (rev !== undefined && current.rev !== rev) return rolloutConflict(db, region, name);
  const step = await decide(current);
  if (typeof step === 'string') return fail('release_invalid', { detail: step });
  return db.transaction(async (tx) => {
    const stable = step.change.stable ?? current.stable;
    if (stable !== current.stable && !(await holdRelease(tx, name, stable)))
      return fail('release_invalid', {
        detail: `The files of ${name} ${stable} were removed; publish the same build again to roll back to it.`,
      });
    const written = await replaceRollout(tx, current, step.change);
    if (written === null) return rolloutConflict(tx, region, name);
    await appendEvent(tx, { by, region, name, action: step.action, from: step.from, to: step.to, reason });
    return ok(written);
  });
};

const noCandidateMessage = ({ region, name }: StoredRollout) =>
  `No rollout of ${name} is running in ${region}.`;

/** Pauses a rollout: visitors with the candidate retain it, no others get it. */
export const pauseRelease = (db: Db, change: ChangeInput): Promise<RolloutResult> =>
  changeRollout(db, change, async (current) =>
    current.candidate === null || current.state !== 'running'
      ? noCandidateMessage(current)
      : { change: { state: 'paused' }, action: 'pause', from: current.candidate, to: current.candidate },
  );

/** Resumes a paused rollout; its share stays until a person or the schedule raises it. */
export const resumeRelease = (db: Db, change: ChangeInput): Promise<RolloutResult> =>
  changeRollout(db, change, async (current) =>
    current.candidate === null || current.state !== 'paused'
      ? `No rollout of ${current.name} is paused in ${current.region}.`
      : { change: { state: 'running' }, action: 'resume', from: current.candidate, to: current.candidate },
  );

/**
 * Returns the rollout with its candidate withdrawn for good: its share is 0 and its key is on the
 * deny-list.
 */
export const killedRollout = ({
  denied,
  candidate,
}: Pick<StoredRollout, 'denied'> & { readonly candidate: string }) => ({
  state: 'killed' as const,
  basisPoints: 0,
  denied: [...new Set([...denied, candidate])],
});

/** Withdraws a candidate from everybody. */
export const killRelease = (db: Db, change: ChangeInput): Promise<RolloutResult> =>
  changeRollout(db, change, async (current) => {
    const { candidate, denied, stable } = current;
    if (candidate === null) return noCandidateMessage(current);
    return { change: killedRollout({ denied, candidate }), action: 'kill', from: candidate, to: stable };
  });
