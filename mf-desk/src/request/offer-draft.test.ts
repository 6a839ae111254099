import { findFaults, type OfferDraft, readOffer } from './offer-draft.ts';

const box = {
  product: 'mailer-box-plain',
  size: { length: 200, width: 150, height: 60 },
  material: 'cardboard-natural',
  print_mode: 'no-print',
  finish: 'foil-none',
  quality: 'standard',
};
const draft = (change: Partial<OfferDraft> = {}): OfferDraft => ({
  lines: [{ key: 1, box: null, quantity: '1 000', price: '1234,5' }],
  days: '14',
  terms: '',
  reason: '',
  ...change,
});
const now = new Date('2026-11-29T10:00:00Z');

it('reads quantities with spaces, prices with a comma, and days from now', () => {
  expect(readOffer(draft({ terms: ' Printed in Poland. ' }), true, 3, now)).toEqual({
    lines: [{ quantity: 1000, total_net: '1234.50' }],
    valid_until: '2026-12-13T10:00:00.000Z',
    revision: 3,
    terms: 'Printed in Poland.',
  });
  const own = draft({ lines: [{ key: 1, box, quantity: '500', price: '' }], reason: 'A regular buyer' });
  expect(readOffer(own, false, 0, now)).toMatchObject({
    lines: [{ quantity: 500, configuration: box }],
    discount_reason: 'A regular buyer',
  });
});

it('names each field that cannot be sent', () => {
  const faults = (change: Partial<OfferDraft>, hasBox = true) => [...findFaults(draft(change), hasBox)];
  expect(faults({})).toEqual([]);
  for (const quantity of ['', '0', '-5', '1.5', 'many', '123456789'])
    expect(faults({ lines: [{ key: 1, box: null, quantity, price: '' }] })).toEqual(['lines.0.quantity']);
  for (const price of ['0', '1.005', 'cheap', '-3'])
    expect(faults({ lines: [{ key: 1, box: null, quantity: '5', price }] })).toEqual(['lines.0.price']);
  expect(faults({}, false)).toEqual(['lines.0.box']);
  const wrong = { ...box, size: { ...box.size, width: Number.NaN } };
  expect(faults({ lines: [{ key: 1, box: wrong, quantity: '5', price: '' }] })).toEqual(['lines.0.box']);
  for (const days of ['', '0', '185', 'soon']) expect(faults({ days })).toEqual(['days']);
  expect(readOffer(draft({ lines: [] }), true, 0, now)).toBeNull();
});
