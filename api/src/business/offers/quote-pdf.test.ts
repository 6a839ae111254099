import { inspectPdf, readPdfText, squeeze } from '../../platform/testing.ts';
import { goldenQuotes, renderQuote } from './quotes.fixture.ts';

const read = async (name: string): Promise<string> => {
  const quote = goldenQuotes[name];
  if (!quote) throw new Error(`there is no quote ${name}`);
  return readPdfText(await renderQuote(quote));
};

it.each(Object.entries(goldenQuotes))(
  'the offer %s is a sound PDF/A-3 and names all of it',
  async (_, quote) => {
    const bytes = await renderQuote(quote);
    const { faults, text } = await inspectPdf(bytes);
    expect(faults).toEqual([]);
    const [offer, lines] = quote;
    for (const part of [
      offer.qr_number,
      offer.full_name,
      offer.company_name,
      offer.email,
      'Packwright sp. z o.o.',
      'KRS',
      ...lines.flatMap(({ item }) => [item.name, item.sku]),
    ])
      if (part) expect(squeeze(text)).toContain(squeeze(part));
    // It claims no standard of e-invoices: there is none for a quote.
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/factur-x|CrossIndustry/i);
  },
);

it('shows lines to choose from without a sum, which nobody could owe', async () => {
  const text = await read('choices');
  // 500 × 1.2345 = 617.25, and 19 % of it is 117.2775.
  for (const part of ['€1.2345', '€617.25', '19%', '€734.53', 'November 29, 2026', 'December 13, 2026'])
    expect(text).toContain(part);
  expect(text).toContain('Each line is an offer of its own');
  // 617.25 + 1000.00 + 2191.25
  expect(text).not.toContain('€3,808.50');
  expect(text).toContain('https://shop.example/eu/offer/0123456789abcdef');
});

it('sums a single line, or those that were accepted, with VAT rounded once', async () => {
  const single = await read('single');
  for (const part of ['617,25 €', '117,28 €', '734,53 €', '13. Dezember 2026'])
    expect(single).toContain(part);
  const accepted = squeeze(await read('accepted'));
  for (const part of ['1000,00zł', '230,00zł', '1230,00zł', 'Sumadotyczyprzyjętychpozycji'])
    expect(accepted).toContain(part);
  // What is accepted is not offered for acceptance again.
  expect(accepted).not.toContain('shop.example');
});
