import { adjustment, type Base, cent, decimal, filled, line, type Rule, row, rule, total } from './rule.ts';
import type { AdjustmentTerms, BreakdownTerms, Terms } from './terms.ts';

interface Family {
  readonly name: 'S' | 'Z' | 'E' | 'AE' | 'IC' | 'G' | 'O';
  readonly code: Base;
}
const families: readonly Family[] = [
  { name: 'S', code: 'S' },
  { name: 'Z', code: 'Z' },
  { name: 'E', code: 'E' },
  { name: 'AE', code: 'AE' },
  { name: 'IC', code: 'K' },
  { name: 'G', code: 'G' },
  { name: 'O', code: 'O' },
];

/** BR-S, Z, E, AE, IC, G and O: what each VAT category asks of parties, rates, sums and reasons. */
export const categoryRules: readonly Rule[] = families.flatMap(rulesOf);

function rulesOf({ name, code }: Family): Rule[] {
  const id = (number: number) => `BR-${name}-${String(number).padStart(2, '0')}`;
  const uses = ({ category }: { readonly category?: string | undefined }) => category === code;
  const rows = ({ breakdown }: Terms) => breakdown.filter(uses);
  const used = (terms: Terms) => [...terms.lines, ...terms.allowances, ...terms.charges].some(uses);
  const isRateRight = ({ rate }: { readonly rate?: string | undefined }): boolean =>
    code === 'O'
      ? rate === undefined
      : code === 'S'
        ? decimal(rate) > 0n
        : filled(rate) && decimal(rate) === 0n;
  const wrongRate = code === 'S' ? '0' : '19';
  const rightRate = code === 'O' ? undefined : code === 'S' ? '19' : '0';
  const isIdentified = (terms: Terms): boolean => partiesFit(code, terms);
  const unidentify = (terms: Terms): void => damageParties(code, terms);
  return [
    rule(
      id(1),
      `a ${code} line, allowance or charge has a ${code} row in the VAT breakdown${code === 'S' ? '' : ', exactly one'}`,
      (terms) =>
        code === 'S' ? !used(terms) || rows(terms).length > 0 : rows(terms).length === (used(terms) ? 1 : 0),
      (terms) => {
        terms.breakdown = terms.breakdown.filter((one) => !uses(one));
      },
      code,
    ),
    rule(
      id(2),
      `a ${code} line asks for the parties' identifiers`,
      (terms) => !terms.lines.some(uses) || isIdentified(terms),
      unidentify,
      code,
    ),
    ...(['allowances', 'charges'] as const).map((group, index) =>
      rule(
        id(3 + index),
        `${group} of category ${code} ask for the parties' identifiers`,
        (terms) => !terms[group].some(uses) || isIdentified(terms),
        (terms) => {
          terms[group].push(adjustment(code, rightRate));
          unidentify(terms);
        },
        code,
      ),
    ),
    rule(
      id(5),
      `the rate of a ${code} line`,
      (terms) => terms.lines.filter(uses).every(isRateRight),
      (terms) => {
        line(terms).rate = wrongRate;
      },
      code,
    ),
    ...(['allowances', 'charges'] as const).map((group, index) =>
      rule(
        id(6 + index),
        `the rate of ${group} of category ${code}`,
        (terms) => terms[group].filter(uses).every(isRateRight),
        (terms) => void terms[group].push(adjustment(code, wrongRate)),
        code,
      ),
    ),
    rule(
      id(8),
      `the taxable amount of each ${code} row is the sum of its lines and charges less its allowances`,
      (terms) => rows(terms).every((one) => isSumOf(one, terms)),
      (terms) => {
        row(terms).base = '7654321.00';
      },
      code,
    ),
    rule(
      id(9),
      code === 'S' ? 'the VAT of each S row is its taxable amount × its rate' : `a ${code} row has no VAT`,
      (terms) => rows(terms).every((one) => (code === 'S' ? isTaxRight(one) : decimal(one.tax) === 0n)),
      (terms) => {
        row(terms).tax = '7654.32';
      },
      code,
    ),
    code === 'S' || code === 'Z'
      ? rule(
          id(10),
          `a ${code} row has no reason for an exemption`,
          (terms) => rows(terms).every(({ reason, reasonCode }) => !filled(reason) && !filled(reasonCode)),
          (terms) => {
            row(terms).reason = 'because';
          },
          code,
        )
      : rule(
          id(10),
          `a ${code} row has a reason or its code`,
          (terms) => rows(terms).every(({ reason, reasonCode }) => filled(reason) || filled(reasonCode)),
          (terms) => Object.assign(row(terms), { reason: undefined, reasonCode: undefined }),
          code,
        ),
    ...(code === 'K' ? intraCommunityRules(uses) : []),
    ...(code === 'O' ? outOfScopeRules(uses) : []),
  ];
}

function partiesFit(code: Base, { seller, buyer, representative }: Terms): boolean {
  const vat = filled(seller.vatId) || filled(representative?.vatId);
  if (code === 'O') return !vat && !filled(buyer.vatId);
  if (code === 'G') return vat;
  if (code === 'K') return vat && filled(buyer.vatId);
  const sells = vat || filled(seller.taxId);
  return code === 'AE' ? sells && (filled(buyer.vatId) || filled(buyer.registration)) : sells;
}

function damageParties(code: Base, terms: Terms): void {
  if (code === 'O') terms.buyer.vatId = 'DE136695976';
  else if (code === 'K' || code === 'AE')
    Object.assign(terms.buyer, { vatId: undefined, registration: undefined });
  else Object.assign(terms.seller, { vatId: undefined, taxId: undefined });
}

type Used = (one: { readonly category?: string | undefined }) => boolean;

function intraCommunityRules(uses: Used): Rule[] {
  return [
    rule(
      'BR-IC-11',
      'an intra-Community supply has a delivery date or an invoicing period',
      (terms) => !terms.breakdown.some(uses) || filled(terms.deliveryDate) || terms.period !== undefined,
      (terms) => {
        terms.deliveryDate = undefined;
      },
      'K',
    ),
    rule(
      'BR-IC-12',
      'an intra-Community supply names the country of delivery',
      (terms) => !terms.breakdown.some(uses) || filled(terms.deliverTo?.country),
      (terms) => {
        terms.deliverTo = undefined;
      },
      'K',
    ),
  ];
}

function outOfScopeRules(uses: Used): Rule[] {
  return [
    rule(
      'BR-O-11',
      'beside an O row there is no other row',
      ({ breakdown }) => !breakdown.some(uses) || breakdown.every(uses),
      ({ breakdown }) =>
        void breakdown.push({ base: '0.00', tax: '0.00', category: 'G', rate: '0', reason: 'x' }),
      'O',
    ),
    rule(
      'BR-O-12',
      'beside an O row there is no line of another category',
      ({ breakdown, lines }) => !breakdown.some(uses) || lines.every(uses),
      (terms) => {
        line(terms).category = 'G';
      },
      'O',
    ),
    ...(['allowances', 'charges'] as const).map((group, index) =>
      rule(
        `BR-O-${13 + index}`,
        `beside an O row there are no ${group} of another category`,
        (terms: Terms) => !terms.breakdown.some(uses) || terms[group].every(uses),
        (terms: Terms) => void terms[group].push(adjustment('G', '0')),
        'O',
      ),
    ),
  ];
}

/** For S by rate, for the others (which have one rate) by category. */
function isSumOf({ base, category, rate }: BreakdownTerms, terms: Terms): boolean {
  const same = (one: { readonly category?: string | undefined; readonly rate?: string | undefined }) =>
    one.category === category && (category !== 'S' || decimal(one.rate) === decimal(rate));
  const amounts = (list: readonly AdjustmentTerms[]) => total(list.filter(same).map(({ amount }) => amount));
  const nets = total(terms.lines.filter(same).map(({ net }) => net));
  return decimal(base) === nets + amounts(terms.charges) - amounts(terms.allowances);
}

/**
 * To the cent: where prices include VAT, the VAT is the rest of the gross amount, which may differ by
 * one from the product. The official rules allow a whole unit of the currency.
 */
export function isTaxRight({ base, tax, rate }: BreakdownTerms): boolean {
  const off = decimal(tax) * 100n - (decimal(base) * decimal(rate)) / 10n ** 8n;
  return (off < 0n ? -off : off) <= cent * 100n;
}
