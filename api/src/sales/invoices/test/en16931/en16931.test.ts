import fc from 'fast-check';
import type { TaxTreatment } from '../../../orders/decide-tax.ts';
import { buildDocument } from '../../build-document.ts';
import { renderCii } from '../../cii.ts';
import type { InvoiceDocument } from '../../invoice-document.ts';
import { renderUbl } from '../../ubl.ts';
import { goldenDocuments } from '../golden-documents.fixture.ts';
import { type OrderedThing, placeOrder } from '../orders.fixture.ts';
import { documents, heading, treatments } from './documents.fixture.ts';
import { readCii } from './read-cii.ts';
import { readUbl } from './read-ubl.ts';
import type { Base } from './rule.ts';
import { findBrokenRules, rules } from './rules.ts';
import type { Terms } from './terms.ts';

const syntaxes = [
  ['UBL', (document: InvoiceDocument) => readUbl(renderUbl(document))],
  ['CII', (document: InvoiceDocument) => readCii(renderCii(document))],
] as const;

it('holds every rule of EN 16931 in both syntaxes, whatever is ordered', () => {
  fc.assert(
    fc.property(documents, (document) => {
      for (const [syntax, read] of syntaxes)
        expect([syntax, findBrokenRules(read(document))]).toEqual([syntax, []]);
    }),
    { numRuns: 300 },
  );
});

it('holds every rule for an order that costs nothing', () => {
  for (const tax of [treatments.S, treatments.K, treatments.O]) {
    const free = placeOrder({
      things: [{ name: 'Sample', quantity: 1, unit: 10_000n, tax }],
      discount: 100n,
      vatVerified: true,
    });
    for (const [syntax, read] of syntaxes)
      expect([syntax, findBrokenRules(read(buildDocument(free, heading('normal'))))]).toEqual([syntax, []]);
  }
});

it('names an account by its scheme: an IBAN, or the number of another bank', () => {
  const transfer = (currency: 'EUR' | 'USD') =>
    renderCii(
      buildDocument(
        placeOrder({
          things: [{ name: 'Box', quantity: 1, unit: 10_000n, tax: treatments.G }],
          currency,
          method: 'check',
        }),
        heading('proforma'),
      ),
    );
  expect(transfer('EUR')).toContain('<ram:IBANID>DE89370400440532013000</ram:IBANID>');
  expect(transfer('USD')).toContain('<ram:ProprietaryID>021000021/000123456789</ram:ProprietaryID>');
  expect(transfer('USD')).not.toContain('IBANID');
});

it('reads the same terms from both syntaxes, apart from what only one can say', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const [ubl, cii] = [readUbl(renderUbl(document)), readCii(renderCii(document))];
      // The number's own position in a file has no meaning of its own.
      const shared = ({ seller, buyer, ...terms }: Terms) => ({
        ...terms,
        seller: { ...seller, taxId: null },
        buyer: { ...buyer, taxId: null },
      });
      expect(shared(cii)).toEqual(shared(ubl));
    }),
    { numRuns: 50 },
  );
});

it('gives each line again: quantity × price + surcharge − discount, to the cent', () => {
  const ten = 10n ** 8n;
  const value = (text = '0') => {
    const [whole = '0', fraction = ''] = text.split('.');
    return BigInt(whole) * ten + BigInt(fraction.padEnd(8, '0'));
  };
  fc.assert(
    fc.property(documents, (document) => {
      for (const [, read] of syntaxes)
        for (const { quantity = '', price, net, allowances, charges } of read(document).lines) {
          const goods = (BigInt(quantity) * value(price) + ten / 200n) / (ten / 100n);
          const adjusted = (list: readonly { readonly amount?: string | undefined }[]) =>
            list.reduce((sum, { amount }) => sum + value(amount) / (ten / 100n), 0n);
          expect(goods + adjusted(charges) - adjusted(allowances)).toBe(value(net) / (ten / 100n));
        }
    }),
    { numRuns: 200 },
  );
});

describe('each rule', () => {
  const goods = (tax: TaxTreatment): OrderedThing => ({ name: 'Box', quantity: 100, unit: 12_345n, tax });
  const bases = Object.fromEntries(
    (['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const).map((code) => [
      code,
      buildDocument(
        placeOrder({ things: [goods(treatments[code])], vatVerified: true, method: 'check' }),
        heading('normal'),
      ),
    ]),
  ) as Readonly<Record<Base, InvoiceDocument>>;

  it('has a name of its own, and the list of the standard is whole', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const numbered = (prefix: string, from: number, to: number, without: readonly number[] = []) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index)
        .filter((number) => !without.includes(number))
        .map((number) => `${prefix}${String(number).padStart(2, '0')}`);
    const wanted = [
      ...numbered('BR-', 1, 65, [34, 35, 39, 40, 58, 59, 60]),
      ...numbered('BR-CO-', 3, 26),
      ...numbered('BR-DEC-', 1, 28, [3, 4, 7, 8, 21, 22, 26]),
      ...['S', 'Z', 'E', 'AE', 'G'].flatMap((family) => numbered(`BR-${family}-`, 1, 10)),
      ...numbered('BR-IC-', 1, 12),
      ...numbered('BR-O-', 1, 14),
    ];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  for (const [syntax, read] of syntaxes)
    it.each(rules.map((rule) => [rule.id, rule.text, rule] as const))(
      `${syntax}: %s is broken by its damage: %s`,
      (id, _text, { on, damage }) => {
        const terms = read(bases[on]);
        expect(findBrokenRules(terms)).toEqual([]);
        damage(terms);
        expect(findBrokenRules(terms)).toContain(id);
      },
    );
});

describe('a file without one of its elements', () => {
  /** Elements that a file may lack without breaking a rule of the standard. */
  const optional = new Set(
    'EndpointID Name Telephone Note PaymentID SellersItemIdentification StreetName AdditionalStreetName CityName PostalZone CountrySubentity OrderReference SalesOrderID IssueDate Delivery ActualDeliveryDate DeliveryLocation Contact ElectronicMail PaymentMeans FinancialInstitutionBranch PaymentTerms AllowanceChargeReasonCode AllowanceChargeReason TaxExemptionReasonCode TaxExemptionReason PartyTaxScheme TaxScheme BillingReference CompanyID BaseQuantity'.split(
      ' ',
    ),
  );
  it('breaks a rule, wherever the standard asks for it', () => {
    const xml = renderUbl(goldenDocuments.coupon as InvoiceDocument);
    const leaves = [
      ...new Set([...xml.matchAll(/<cbc:(\w+)[^>]*>[^<]*<\/cbc:\1>/g)].map(([, name = '']) => name)),
    ];
    const silent = leaves.filter((name) => {
      const without = xml.replace(new RegExp(`<cbc:${name}[^>]*>[^<]*</cbc:${name}>`), '');
      return findBrokenRules(readUbl(without)).length === 0;
    });
    expect(silent.filter((name) => !optional.has(name))).toEqual([]);
  });
});
