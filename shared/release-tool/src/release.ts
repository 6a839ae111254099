import type { Arguments } from './arguments.ts';
import { findShop } from './call-shop.ts';
import { check } from './release-commands/check.ts';
import { type Command, failWith, type Outcome, toOutcome } from './release-commands/command.ts';
import { diff, history, set, show, status } from './release-commands/inspect.ts';
import { override, preview } from './release-commands/preview.ts';
import { changeRollout, gc, promote, publish } from './release-commands/rollout.ts';
import { schedule } from './release-commands/schedule.ts';
import { smoke } from './release-commands/smoke.ts';
import { callGuard, describeGuard, isGuardReply } from './release-guard.ts';

export const releaseUsage = `npm run release -- COMMAND

  status   [--region pl]                          what runs where, and recent changes
  history  [NAME [ACTION]] [--region pl] [--since TIME] [--until TIME]
  show     NAME [KEY]                             one release: where it runs, what the gate found
  set      --region pl [--cohort COHORT]          what a visitor gets there, and why
  diff     --region pl [--region cz] [--since TIME]
                                                  stable against candidate, two regions, or then and now

  publish  NAME | --from FOLDER                   store a build for good; no visitor gets it yet
  check    NAME [KEY] | --from FOLDER --region pl run the gate without a promotion; exit code 1 if it refuses
  smoke    NAME KEY --region pl                   walk through the region in a browser; the result is stored as evidence
  preview  [NAME KEY] [--cohort COHORT] --region pl [--minutes 60]
  override NAME --region pl --origin URL [--cohort COHORT]
                                                  one remote from a developer's origin, for one visitor

  promote  NAME KEY --region pl [--share 25] [--smoke]
                                                  point a region at it, for all or for 25 % of the visitors
  pause    NAME --region pl                       freeze the share of a rollout
  resume   NAME --region pl                       let it continue
  kill     NAME --region pl                       take a candidate from all visitors
  rollback NAME --region pl                       point a region back at the previous release
  schedule start NAME KEY --step ro:5:1h --step ro:25:4h --step ro:100:1d --step cz:100
  schedule [list] | advance ID | pause ID | resume ID | stop ID
  guard    [--region pl]                          how candidates perform against stable
  guard    --dry-run [--region pl] [--since 24h]  what the guard would have done on that traffic
  guard    --now [--region pl]                    evaluate now and stop candidates that are worse
  gc       [--dry-run]                            remove files of old releases

KEY is version+build, the start of a build, or "latest".
Everywhere: --json, --reason TEXT, --rev N (refuse if somebody else was faster).`;

const guard: Command = async ({ shop, args }) =>
  toOutcome(await callGuard(shop, args), (value) => (isGuardReply(value) ? describeGuard(value) : ''));

const commands: Readonly<Record<string, Command>> = {
  status,
  history,
  show,
  set,
  diff,
  publish,
  check,
  smoke,
  preview,
  override,
  promote,
  pause: changeRollout('pause'),
  resume: changeRollout('resume'),
  kill: changeRollout('kill'),
  rollback: changeRollout('rollback'),
  schedule,
  guard,
  gc,
};

/** `release …`: calls the running shop. Returns the exit code: 1 for a refusal, 2 for an invalid command. */
export const release = async (root: string, env: NodeJS.ProcessEnv, args: Arguments): Promise<number> => {
  const name = args.words[0];
  if (name === undefined || args.help) {
    console.log(releaseUsage);
    return args.help ? 0 : 2;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    console.error(`There is no "release ${name}".\n\n${releaseUsage}`);
    return 2;
  }
  const shop = findShop(root, env);
  const outcome: Outcome =
    shop === null
      ? failWith('No shop has run in this folder yet. Start it with npm start, or set SHOP_URL and SHOP_KEY.')
      : await command({ shop, root, env, args });
  if (args.json)
    console.log(
      JSON.stringify(outcome.ok ? outcome.value : (outcome.problem ?? { detail: outcome.message })),
    );
  else if (outcome.ok) console.log(outcome.text);
  else console.error(outcome.message);
  return outcome.ok && outcome.refused !== true ? 0 : 1;
};
