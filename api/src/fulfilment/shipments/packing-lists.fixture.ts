import type { AddressAttributes } from '@shop/contracts';
import type { PackingList } from './packing-list.ts';
import { packingListPdf } from './packing-list-pdf.ts';

const berlin: AddressAttributes = {
  firstname: 'Greta',
  lastname: 'Berg',
  company: 'Berg & Söhne GmbH',
  address1: 'Hauptstraße 1',
  address2: 'Hinterhaus',
  city: 'Berlin',
  zipcode: '10115',
  country_iso: 'DE',
  phone: '+49 30 1234567',
};

const list = (more: Partial<PackingList>): PackingList => ({
  shipmentId: 7101,
  orderNumber: 'R123456789',
  purchaseOrder: null,
  currency: 'EUR',
  language: 'en-US',
  carrier: 'dpd',
  trackingNumber: 'DPD0042',
  packedAt: new Date('2026-11-29T12:00:00.250Z'),
  shipTo: berlin,
  lines: [
    {
      name: 'Mailer box 300 × 200 × 100 mm',
      sku: 'box-1',
      quantity: 1100,
      piecesPerCarton: 250,
      pieceGrams: 120.5,
    },
  ],
  grossGrams: null,
  ...more,
});

export const goldenPackingLists: Readonly<Record<string, PackingList>> = {
  cartons: list({
    language: 'de-DE',
    purchaseOrder: 'PO-4711',
    grossGrams: 141_000,
    lines: [
      {
        name: 'Versandkarton 300 × 200 × 100 mm, weiß',
        sku: 'box-1',
        quantity: 1100,
        piecesPerCarton: 250,
        pieceGrams: 120.5,
      },
      { name: 'Seidenpapier', sku: 'tissue', quantity: 40, piecesPerCarton: 40, pieceGrams: 12 },
    ],
  }),
  british: list({
    shipTo: {
      ...berlin,
      company: null,
      address1: '10 Downing Street',
      address2: null,
      city: 'London',
      zipcode: 'SW1A 2AA',
      country_iso: 'GB',
    },
    lines: [
      { name: 'Mailer box', sku: 'box-1', quantity: 100, piecesPerCarton: null, pieceGrams: 120.5 },
      { name: 'Sample pack', sku: 'samples', quantity: 1, piecesPerCarton: null, pieceGrams: null },
    ],
  }),
  greek: list({
    shipTo: {
      ...berlin,
      firstname: 'Ελένη',
      lastname: 'Παπαδοπούλου',
      company: 'Εταιρεία Συσκευασίας Αθηνών Α.Ε.',
      address1: 'Οδός Ερμού 25',
      city: 'Αθήνα',
      zipcode: '105 63',
      country_iso: 'GR',
    },
  }),
  'pick-up': list({ language: 'pl-PL', carrier: 'pick-up', trackingNumber: null, purchaseOrder: 'ZAM/7' }),
  'eighty-lines': list({
    language: 'fr-FR',
    lines: Array.from({ length: 80 }, (_, index) => ({
      name: `Boîte d’expédition no ${index + 1}`,
      sku: `box-${index + 1}`,
      quantity: 10 + index,
      piecesPerCarton: 25,
      pieceGrams: 100,
    })),
  }),
};

export const renderGoldenPackingLists = (): Promise<readonly { name: string; bytes: Uint8Array }[]> =>
  Promise.all(
    Object.entries(goldenPackingLists).map(async ([name, one]) => ({
      name: `packing-${name}.pdf`,
      bytes: await packingListPdf(one),
    })),
  );
