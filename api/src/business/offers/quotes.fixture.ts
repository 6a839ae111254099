import type { OfferLineRow, OfferRow } from './offers.repo.ts';
import { quotePdf } from './quote-pdf.ts';

type Quote = readonly [
  offer: OfferRow,
  lines: readonly Pick<OfferLineRow, 'quantity' | 'unit_price' | 'net' | 'item' | 'accepted'>[],
];

const offer = (more: Partial<OfferRow> = {}): OfferRow => ({
  id: 1,
  quote_request_id: 1,
  qr_number: 'QRABCD2345',
  version: 1,
  nonce: 'nonce',
  region: 'eu',
  currency: 'EUR',
  email: 'greta@example.com',
  status: 'sent',
  valid_until: new Date('2026-12-13T12:00:00Z'),
  terms: null,
  tax_country: 'DE',
  tax_rate: 1900,
  tax_reason: null,
  cart_id: null,
  order_number: null,
  locale: 'en-US',
  order_manager: null,
  created_at: new Date('2026-11-29T12:00:00.250Z'),
  full_name: 'Greta Berg',
  company_name: 'Berg & Söhne GmbH',
  ...more,
});

const line = (
  quantity: number,
  unit: bigint,
  net: bigint,
  name: string,
  accepted = false,
): Quote[1][number] => ({
  quantity,
  unit_price: unit,
  net,
  accepted,
  item: {
    sku: `box-${quantity}`,
    external_pim_sku: 'pim',
    product_id: 1,
    name,
    slug: 'mailer-box',
    product_type: 'box',
    configuration: {
      product: 'mailer-box',
      size: { length: 300, width: 200, height: 100 },
      material: 'cardboard-white',
      print_mode: 'no-print',
      finish: 'foil-none',
      quality: 'standard',
    },
  },
});

const three = (name: string, accepted = -1): Quote[1] => [
  line(500, 12_345n, 61_725n, name, accepted === 0),
  line(1000, 10_000n, 100_000n, name, accepted === 1),
  line(2500, 8_765n, 219_125n, name, accepted === 2),
];

export const goldenQuotes: Readonly<Record<string, Quote>> = {
  choices: [offer(), three('Mailer box 300 × 200 × 100 mm, white')],
  single: [
    offer({ locale: 'de-DE', company_name: null }),
    [line(500, 12_345n, 61_725n, 'Versandkarton 300 × 200 × 100 mm')],
  ],
  accepted: [
    offer({
      region: 'pl',
      currency: 'PLN',
      locale: 'pl-PL',
      status: 'accepted',
      tax_country: 'PL',
      tax_rate: 2300,
      full_name: 'Łucja Ścibor-Żółkiewska',
      company_name: 'Zażółć Gęślą Jaźń Sp. z o.o.',
      version: 2,
    }),
    three('Pudełko wysyłkowe 300 × 200 × 100 mm', 1),
  ],
};

const url = 'https://shop.example/eu/offer/0123456789abcdef';
export const renderQuote = ([one, lines]: Quote): Promise<Uint8Array> => quotePdf(one, lines, url);

export const renderGoldenQuotes = (): Promise<readonly { name: string; bytes: Uint8Array }[]> =>
  Promise.all(
    Object.entries(goldenQuotes).map(async ([name, quote]) => ({
      name: `quote-${name}.pdf`,
      bytes: await renderQuote(quote),
    })),
  );
