import type { CandidateHealth } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import type { Arguments } from './arguments.ts';
import { type CallResult, callShop } from './call-shop.ts';

type Shop = Parameters<typeof callShop>[0];

/** The reply of each guard call; fields that only some calls have are optional. */
interface GuardReply {
  readonly since?: string;
  readonly candidates: readonly (CandidateHealth & {
    readonly stopped?: boolean;
    readonly would_stop_at?: string | null;
    readonly basis_points?: number;
    readonly state?: string;
  })[];
}

/** Parses `24h`, `24` and `3d` as hours. Undefined if absent; null if unreadable. */
const parseHours = (since: string | undefined): number | undefined | null => {
  if (since === undefined) return undefined;
  const [, count = '', unit = 'h'] = /^(\d{1,3})([hd])?$/.exec(since) ?? [];
  const hours = count === '' ? 0 : Number(count) * (unit === 'd' ? 24 : 1);
  return hours >= 1 && hours <= 720 ? hours : null;
};

/** `guard`: the candidates' figures; `--now`: runs the guard; `--dry-run`: what it would have done. */
export const callGuard = async (shop: Shop, args: Arguments): Promise<CallResult<unknown>> => {
  const hours = parseHours(args.since);
  if (hours === null)
    return {
      ok: false,
      message: `--since is "${args.since}"; use hours or days, up to 30 days: 24h, 3d.`,
      problem: null,
    };
  const where = args.region === undefined ? {} : { region: args.region };
  if (args.dryRun)
    return callShop(shop, contracts.dryRunGuard, {
      query: { ...where, ...(hours === undefined ? {} : { since_hours: String(hours) }) },
    });
  return callShop(shop, args.now ? contracts.runGuard : contracts.getReleaseHealth, { query: where });
};

export const isGuardReply = (value: unknown): value is GuardReply =>
  typeof value === 'object' && value !== null && 'candidates' in value;

const describeState = ({
  stopped,
  would_stop_at: stopAt,
  basis_points: share,
  state,
}: GuardReply['candidates'][number]) => {
  if (stopped !== undefined) return stopped ? 'STOPPED' : 'goes on';
  if (stopAt !== undefined)
    return stopAt === null ? 'would have continued' : `WOULD HAVE BEEN STOPPED by ${stopAt}`;
  return `${state}, ${(share ?? 0) / 100} %`;
};

/** @example pl  mf-checkout 1.0.0+b… against 1.0.0+a…: STOPPED. Worse than stable. … */
export const describeGuard = ({ since, candidates }: GuardReply): string =>
  [
    ...(since === undefined ? [] : [`Dry run over the documents since ${since}; nothing was changed.`]),
    ...(candidates.length === 0 ? ['There is no candidate.'] : []),
    ...candidates.flatMap((candidate) => [
      `${candidate.region.padEnd(3)} ${candidate.name} ${candidate.candidate} against ${candidate.stable}: ${describeState(candidate)}. ${candidate.says}`,
      ...candidate.metrics
        .filter(({ stable, candidate: arm }) => stable.good + stable.bad + arm.good + arm.bad > 0)
        .map(
          ({ metric, stable, candidate: arm, p_value: p, verdict }) =>
            `      ${metric.padEnd(11)} ${String(arm.bad).padStart(6)} of ${String(arm.bad + arm.good).padEnd(7)} stable ${String(stable.bad).padStart(6)} of ${String(stable.bad + stable.good).padEnd(7)} p ${p.toPrecision(2)}  ${verdict}`,
        ),
    ]),
  ].join('\n');
