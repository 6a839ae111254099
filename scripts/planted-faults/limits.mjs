import { jest } from './test-of.mjs';

const test = (name) => jest('api/src/server/shared-limits.test.ts', name);
const file = 'api/src/server/shared-limits.ts';

export const limits = [
  {
    rule: 'processes count their limits together',
    why: 'A limit of twenty passwords a minute is eighty behind a load balancer with four processes.',
    file: 'api/src/server/api.ts',
    find: 'deps.limits ?? createRateLimiter(deps.clock)',
    replace: 'createRateLimiter(deps.clock)',
    test: test('counts the calls that come to two APIs together'),
  },
  {
    rule: 'a shared counter ends',
    why: 'A counter without an end refuses its caller for ever.',
    file,
    find: "if n == 1 then redis.call('PEXPIRE', KEYS[1], 60000) end\n",
    replace: '',
    test: test('counts the calls that come to two APIs together'),
  },
  {
    rule: 'calls are counted at home as well',
    why: 'Whoever can take Redis away has a new set of guesses with every process.',
    file,
    find: 'const own = alone.take(key, perMinute);',
    replace: 'const own = createRateLimiter(clock).take(key, perMinute);',
    test: test('goes on without Redis'),
  },
  {
    rule: 'a call does not wait for a Redis that hangs',
    why: 'One machine that stops answering would stop every process of the shop.',
    file,
    find: 'if (error instanceof Late) leftAloneUntil = performance.now() + pause;',
    replace: '',
    test: test('waits a moment for a Redis that hangs'),
  },
  {
    rule: 'a call that takes nothing refuses whatever is sent',
    why: 'Somebody who reorders with a quantity would get another quantity, and a 200.',
    file: 'api/src/server/admit.ts',
    find: 'const nothingDeclared = z.object({});',
    replace: 'const nothingDeclared = z.looseObject({});',
    test: jest('api/src/server/hardening.test.ts', 'is refused by name'),
  },
];
