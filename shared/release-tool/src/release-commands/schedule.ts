import type { ReplyOf, RolloutSchedule, ScheduleStep } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { callShop } from '../call-shop.ts';
import {
  type Command,
  failWith,
  getChangeFields,
  isReleasable,
  names,
  parseBasisPoints,
  resolveKey,
  toOutcome,
} from './command.ts';

const parseMinutes = (text: string): number | null => {
  const [, count, unit = 'm'] = /^(\d+)([mhd]?)$/.exec(text) ?? [];
  if (count === undefined) return null;
  return Number(count) * { m: 1, h: 60, d: 1440, '': 1 }[unit as 'm' | 'h' | 'd' | ''];
};

/**
 * `ro:5:1h` is 5 % of ro for an hour; without a time it is the region's last step. Returns a sentence if unreadable.
 */
export const readStep = (text: string): ScheduleStep | string => {
  const [region = '', share, soak = '0'] = text.split(':');
  const points = parseBasisPoints(share ?? '');
  const minutes = parseMinutes(soak);
  return points === null || points === 0 || minutes === null || region === ''
    ? `--step is "${text}"; write REGION:PERCENT:TIME, such as ro:5:1h, ro:25:30m or cz:100:1d.`
    : { region, basis_points: points, soak_minutes: minutes };
};

const line = ({
  id,
  name,
  key,
  state,
  position,
  steps,
  next_at,
  waiting_for,
  rev,
}: RolloutSchedule): string =>
  [
    `${id} ${name} ${key} ${state}, step ${position + 1} of ${steps.length}${next_at === null ? '' : `, next ${next_at}`} rev ${rev}`,
    ...(waiting_for === null ? [] : [`  ${waiting_for}`]),
    ...steps.map(
      (step) =>
        `  ${step.region.padEnd(3)} ${`${step.basis_points / 100} %`.padStart(6)} for ${step.soak_minutes} min ${step.taken_at ?? ''}`,
    ),
  ].join('\n');

const start: Command = async ({ shop, args }) => {
  const [, , name, wanted] = args.words;
  if (!isReleasable(name)) return failWith(`Name the remote: ${names}.`);
  if (wanted === undefined) return failWith('Name the release: its key, the start of its build, or latest.');
  const steps = args.step.map(readStep);
  const unreadable = steps.find((step) => typeof step === 'string');
  if (typeof unreadable === 'string') return failWith(unreadable);
  if (steps.length === 0) return failWith('Name the steps: --step ro:5:1h --step ro:100:4h --step cz:100');
  const key = await resolveKey(shop, name, wanted);
  if (!key.ok) return key;
  const { reason } = getChangeFields(args);
  return toOutcome(
    await callShop<RolloutSchedule>(shop, contracts.startSchedule, {
      body: { name, key: key.value, steps, ...(reason === undefined ? {} : { reason }) },
    }),
    line,
  );
};

const list: Command = async ({ shop, args: { region } }) =>
  toOutcome(
    await callShop<ReplyOf<typeof contracts.listSchedules>>(
      shop,
      contracts.listSchedules,
      region === undefined ? {} : { query: { region } },
    ),
    ({ schedules }) => (schedules.length === 0 ? 'There is no schedule.' : schedules.map(line).join('\n')),
  );

const change: Command = async ({ shop, args }) => {
  const [, action, id] = args.words;
  if (id === undefined || !/^\d+$/.test(id))
    return failWith(`Give the id of the schedule: schedule ${action} ID`);
  return toOutcome(
    await callShop<RolloutSchedule>(
      shop,
      { method: 'POST', path: `/releases/schedules/${id}/${action}` },
      { body: getChangeFields(args) },
    ),
    line,
  );
};

/** `schedule`, `schedule start NAME KEY --step …`, `schedule advance|pause|resume|stop ID`. */
export const schedule: Command = async (terminal) => {
  const action = terminal.args.words[1];
  if (action === undefined || action === 'list') return list(terminal);
  if (action === 'start') return start(terminal);
  if (['advance', 'pause', 'resume', 'stop'].includes(action)) return change(terminal);
  return failWith(`Unknown command "schedule ${action}"; use start, list, advance, pause, resume or stop.`);
};
