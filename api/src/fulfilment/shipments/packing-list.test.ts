import fc from 'fast-check';
import { inspectPdf, readPdfText, squeeze } from '../../platform/testing.ts';
import { listCartons } from './packing-list.ts';
import { packingListPdf } from './packing-list-pdf.ts';
import { goldenPackingLists } from './packing-lists.fixture.ts';

const golden = (name: string) => {
  const list = goldenPackingLists[name];
  if (!list) throw new Error(`there is no packing list ${name}`);
  return list;
};

it.each(Object.entries(goldenPackingLists))(
  'the packing list %s is a sound PDF/A-3 and names all of it',
  async (_, list) => {
    const { faults, text } = await inspectPdf(await packingListPdf(list));
    expect(faults).toEqual([]);
    const read = squeeze(text);
    for (const part of [
      list.orderNumber,
      String(list.shipmentId),
      list.purchaseOrder,
      list.trackingNumber,
      ...list.lines.flatMap(({ name, sku }) => [name, sku]),
      ...(list.carrier === 'pick-up' || !list.shipTo
        ? ['Pruszków']
        : [
            list.shipTo.lastname,
            list.shipTo.company,
            list.shipTo.address1,
            list.shipTo.city,
            list.shipTo.zipcode,
          ]),
    ])
      if (part) expect(read).toContain(squeeze(part));
    // No price: a gift or a parcel of a reseller goes to somebody else than who pays.
    expect(text).not.toMatch(/[€£$]|\bEUR\b|\bzł\b/);
  },
);

it('prints the address in the form of its country: in Britain the postcode is a line below the town', async () => {
  const text = readPdfText(await packingListPdf(golden('british')));
  expect(text).toContain('Greta Berg 10 Downing Street London SW1A 2AA United Kingdom');
  expect(readPdfText(await packingListPdf(golden('cartons')))).toContain('10115 Berlin Deutschland');
});

it('names cartons and weights, and sums only what is known of every line', async () => {
  const text = readPdfText(await packingListPdf(golden('cartons')));
  // 1100 × 120.5 g and 40 × 12 g.
  for (const part of ['4 × 250 + 1 × 100', '1 × 40', '132,6 kg', '0,5 kg', '1.140', '133,0 kg', '141,0 kg'])
    expect(text).toContain(part);
  const unknown = readPdfText(await packingListPdf(golden('british')));
  expect(unknown).toContain('12.1 kg');
  expect(unknown).not.toMatch(/Net weight \d/);
  expect(unknown).not.toContain('Cartons');
});

it('divides a line into full cartons and one with the rest', () => {
  expect(listCartons(1100, 250)).toEqual([
    [4, 250],
    [1, 100],
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 5000 }), (quantity, per) => {
      const cartons = listCartons(quantity, per);
      expect(cartons.reduce((sum, [count, pieces]) => sum + count * pieces, 0)).toBe(quantity);
      expect(cartons.reduce((sum, [count]) => sum + count, 0)).toBe(Math.ceil(quantity / per));
      expect(cartons.every(([, pieces]) => pieces <= per)).toBe(true);
    }),
  );
});
