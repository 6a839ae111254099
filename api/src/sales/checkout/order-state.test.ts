import fc from 'fast-check';
import { computeRequirements } from './compute-requirements.ts';
import type { OrderFacts } from './facts.ts';
import { computeOrderState, requirementsUpTo, steps } from './order-state.ts';

const address = {
  firstname: 'Ada',
  lastname: 'Nowak',
  address1: 'Prosta 1',
  city: 'Warszawa',
  zipcode: '00-838',
  country_iso: 'PL',
  phone: '+48221234567',
};
export const emptyFacts: OrderFacts = {
  lines: [],
  buyerMayOrder: false,
  email: null,
  shipAddress: null,
  billAddress: null,
  shippingCountries: ['PL'],
  supplyDay: '2026-11-29',
  shippingMethod: null,
  offeredShipping: ['courier', 'pick-up'],
  paymentMethod: null,
  offeredPayments: ['card', 'check'],
  acceptedTerms: false,
  completedAt: null,
  canceledAt: null,
};
const line = {
  id: 7,
  name: 'Mailer box',
  priced: true,
  wantsDesign: true,
  hasDesign: true,
  designFits: true,
  expressRefused: false,
};

/** Each fact alone, in no particular order. */
const additions: readonly Partial<OrderFacts>[] = [
  { lines: [line] },
  { buyerMayOrder: true },
  { email: 'ada@example.com' },
  { shipAddress: address },
  { shippingMethod: 'courier' },
  { paymentMethod: 'card' },
  { acceptedTerms: true },
];
const build = (chosen: readonly Partial<OrderFacts>[]): OrderFacts =>
  Object.assign({}, emptyFacts, ...chosen);
const rank = (facts: OrderFacts): number =>
  ['cart', 'address', 'delivery', 'payment', 'confirm', 'complete'].indexOf(computeOrderState(facts));

it('invariant 10: never moves back when a fact is added', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...additions]), (chosen) => {
      const ranks = chosen.map((_, count) => rank(build(chosen.slice(0, count + 1))));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
  );
});

it('invariant 10: is ready only with every fact, and complete only by its timestamp', () => {
  fc.assert(
    fc.property(fc.subarray([...additions]), (chosen) => {
      const facts = build(chosen);
      expect(computeRequirements(facts).length === 0).toBe(chosen.length === additions.length);
      expect(['complete', 'canceled']).not.toContain(computeOrderState(facts));
    }),
    // All of them, and all but one, regardless of the other drawn values.
    {
      examples: [
        [[...additions]],
        ...additions.map((left): [(typeof additions)[number][]] => [additions.filter((one) => one !== left)]),
      ],
    },
  );
  expect(computeOrderState({ ...build(additions), completedAt: new Date() })).toBe('complete');
  expect(computeOrderState({ ...build(additions), completedAt: new Date(), canceledAt: new Date() })).toBe(
    'canceled',
  );
});

it('cannot skip: submitting a step asks for every step before it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...steps), fc.subarray([...additions]), (step, chosen) => {
      const facts = build(chosen);
      const open = requirementsUpTo(step, facts);
      const state = computeOrderState(facts);
      const before =
        steps.indexOf(state === 'complete' || state === 'canceled' ? 'confirm' : state) <=
        steps.indexOf(step);
      expect(open.length > 0).toBe(before && computeRequirements(facts).length > 0);
    }),
  );
});

it('stands one further than the step that was submitted', () => {
  const walk = [
    [build(additions.slice(0, 1)), 'address'],
    [build(additions.slice(0, 4)), 'delivery'],
    [build(additions.slice(0, 5)), 'payment'],
    [build(additions.slice(0, 6)), 'confirm'],
  ] as const;
  for (const [facts, state] of walk) expect(computeOrderState(facts)).toBe(state);
});

it.each([
  ['zipcode', { zipcode: '' }, 'blank'],
  ['zipcode', { zipcode: '0083' }, 'invalid'],
  ['phone', { phone: '-----' }, 'invalid'],
  ['phone', { phone: 'call me' }, 'invalid'],
  ['firstname', { firstname: '\u200b' }, 'blank'],
  ['phone', { phone: undefined }, 'blank'],
  ['zipcode', { country_iso: 'ES', zipcode: '35001' }, 'not_served'],
  ['zipcode', { country_iso: 'GB', zipcode: 'JE2 3QA' }, 'not_served'],
  ['zipcode', { country_iso: 'US', zipcode: '99501', state_name: 'NY' }, 'not_served'],
  ['state_name', { country_iso: 'US', zipcode: '99501', state_name: 'Alaska' }, 'not_served'],
  ['state_name', { country_iso: 'US', zipcode: '96813', state_name: 'hi' }, 'not_served'],
  ['country_iso', { country_iso: 'DE', zipcode: '10115' }, 'not_offered'],
] as const)('names what an address lacks: %s', (field, change, code) => {
  const facts = build([
    ...additions,
    { shippingCountries: ['PL', 'ES', 'US', 'GB'], shipAddress: { ...address, ...change } },
  ]);
  const [first, ...others] = computeRequirements(facts);
  expect(first).toMatchObject({ step: 'address', field: `ship_address.${field}`, code });
  expect(first?.message).toMatch(/^(Enter|This shop|The couriers).*\.$/);
  expect(others).toHaveLength(0);
});

it('wants a design where something is printed, and a price for every line', () => {
  const undesigned = build([...additions, { lines: [{ ...line, hasDesign: false }] }]);
  expect(computeRequirements(undesigned)).toMatchObject([
    { field: 'line_items.7.box_design', code: 'design_missing' },
  ]);
  const plain = build([
    ...additions,
    { lines: [{ ...line, wantsDesign: false, hasDesign: false, designFits: false }] },
  ]);
  expect(computeRequirements(plain)).toEqual([]);
  const other = build([...additions, { lines: [{ ...line, designFits: false }] }]);
  expect(computeRequirements(other)).toMatchObject([{ field: 'line_items.7.box_design', code: 'invalid' }]);
  const unpriced = build([...additions, { lines: [{ ...line, priced: false }] }]);
  expect(computeRequirements(unpriced)).toMatchObject([{ field: 'line_items.7', code: 'unavailable' }]);
});
