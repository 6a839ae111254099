/**
 * The points where a process can be made to crash, with the state at each. Listed in
 * docs/testing.md.
 */
export const failpoints = {
  'complete:before-prepare-commit': 'draft and payment are written, the transaction is open',
  'complete:after-prepare': 'the payment is open, nothing was charged',
  'complete:after-charge': 'the gateway has answered, nothing of it is stored',
  'complete:before-finalize-commit': 'the order is placed, the transaction is open',
  'complete:after-finalize': 'the order is placed, the reply is not sent',
  'confirm:after-provider': 'the gateway has answered a 3-D Secure payment, nothing of it is stored',
  'webhook:after-store': 'the message and its job are stored, the answer is not sent',
  'webhook:before-apply-commit': 'the message is applied, it is not yet marked so',
  'cancel:before-commit': 'the order is canceled, the transaction is open',
  'cancel:after-commit': 'the order is canceled, nothing is paid back',
  'refund:before-prepare-commit': 'the refund is written down, the transaction is open',
  'refund:after-prepare': 'the refund is written down, the gateway knows nothing of it',
  'refund:after-provider': 'the gateway has paid back, nothing of it is stored',
  'refund:before-commit': 'the refund and its credit note are stored, the transaction is open',
  'refund:after-commit': 'the refund is stored, its job is not marked done',
} as const;
export type Failpoint = keyof typeof failpoints;

type Env = Readonly<Record<string, string | undefined>>;

const isFailpoint = (name: string): name is Failpoint => Object.hasOwn(failpoints, name);

/** Parses `a,b@3`: crash at the first pass of `a` or the third pass of `b`. */
const parseFailpoints = (env: Env): readonly { readonly name: string; readonly pass: number }[] =>
  (env.FAILPOINTS ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', pass = '1'] = entry.split('@');
      return { name, pass: Number(pass) };
    });

/**
 * Returns an error message when the environment's failpoints are invalid; null when they are valid
 * or there are none.
 */
export function validateFailpoints(env: Env): string | null {
  const entries = parseFailpoints(env);
  if (entries.length === 0) return null;
  if ((env.SHOP_ENV?.trim() || 'local') !== 'local')
    return 'FAILPOINTS kills the process on purpose and works only with SHOP_ENV=local; unset FAILPOINTS.';
  const wrong = entries.find(({ name, pass }) => !isFailpoint(name) || !(Number.isInteger(pass) && pass > 0));
  return wrong
    ? `FAILPOINTS names "${wrong.name}"; use names of docs/testing.md, each with @N at most, N from 1.`
    : null;
}

/** Passes left until each failpoint crashes; empty unless the environment enables it. */
const armed = new Map<string, number>(
  validateFailpoints(process.env) === null
    ? parseFailpoints(process.env).map(({ name, pass }) => [name, pass])
    : [],
);

/**
 * Kills this process at once (SIGKILL) when `FAILPOINTS` names this point; otherwise does nothing.
 * For the fault suite: the next process must recover from what a crash leaves behind.
 */
export function failpoint(name: Failpoint): void {
  if (armed.size === 0) return;
  const left = armed.get(name);
  if (left === undefined) return;
  armed.set(name, left - 1);
  if (left > 1) return;
  process.kill(process.pid, 'SIGKILL');
  // Blocks until the signal arrives, so that nothing more happens.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
