import { dunningSteps } from '@shop/contracts';
import { addDays } from '@shop/regions';
import fc from 'fast-check';
import { findNextStep } from './next-step.ts';

it('counts the first step from the due day, of a transfer a week, and each other a week from the one before', () => {
  expect(findNextStep('instalment', '2026-11-01', [])).toEqual({ step: 'reminder', from: '2026-11-02' });
  expect(findNextStep('transfer', '2026-11-01', [])).toEqual({ step: 'reminder', from: '2026-11-08' });
  const reminder = { step: 'reminder', sentOn: '2026-11-10' } as const;
  const first = { step: 'first_notice', sentOn: '2026-11-20' } as const;
  const final = { step: 'final_notice', sentOn: '2026-11-30' } as const;
  expect(findNextStep('instalment', '2026-11-01', [reminder])).toEqual({
    step: 'first_notice',
    from: '2026-11-17',
  });
  expect(findNextStep('transfer', '2026-11-01', [first, reminder])).toEqual({
    step: 'final_notice',
    from: '2026-11-27',
  });
  expect(findNextStep('transfer', '2026-11-01', [reminder, first, final])).toBeNull();
});

it('offers each step once and in order, whenever the steps before were sent', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 3 }), (gaps) => {
      let day = '2026-11-01';
      const sent = gaps.map((gap, index) => {
        day = addDays(day, gap);
        return { step: dunningSteps[index] ?? 'reminder', sentOn: day };
      });
      const next = findNextStep('instalment', '2026-11-01', sent);
      expect(next?.step).toBe(dunningSteps[sent.length]);
      if (next) expect(next.from > (sent.at(-1)?.sentOn ?? '2026-11-01')).toBe(true);
    }),
    { numRuns: 50 },
  );
});
