/** @jest-environment jsdom */
import { createSender } from './create-sender.ts';
import { type ApiProblem, failure, success } from './result.ts';

const problem = (code: ApiProblem['code']) => failure({ code } as ApiProblem);

it('repeats the same content under its key while the outcome is unknown, and never after one', async () => {
  const send = createSender();
  const keys: string[] = [];
  const attempt = (content: unknown, outcome: ApiProblem['code'] | 'done') =>
    send(content, async (key) => {
      keys.push(key);
      return outcome === 'done' ? success(1) : problem(outcome);
    });
  await attempt(['R1', 'tree'], 'timeout');
  await attempt(['R1', 'tree'], 'offline');
  await attempt(['R1', 'tree'], 'done');
  // The same press later is a new action; so is one after a refusal, or with other content.
  await attempt(['R1', 'tree'], 'out_of_stock' as ApiProblem['code']);
  await attempt(['R1', 'tree'], 'timeout');
  await attempt(['R2', 'tree'], 'done');
  const [first, second, third, ...others] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, ...others]).size).toBe(4);
});
