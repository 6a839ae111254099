import { categoryRules, isTaxRight } from './category-rules.ts';
import { decimal, filled, hasTwoDecimals, line, one, type Rule, row, rule, total } from './rule.ts';
import type { AdjustmentTerms, PeriodTerms, Terms } from './terms.ts';

type Group = (terms: Terms) => readonly AdjustmentTerms[];
const documentAllowances: Group = ({ allowances }) => allowances;
const documentCharges: Group = ({ charges }) => charges;
const lineAllowances: Group = ({ lines }) => lines.flatMap(({ allowances }) => allowances);
const lineCharges: Group = ({ lines }) => lines.flatMap(({ charges }) => charges);

const isOrdered = (period: PeriodTerms | undefined): boolean =>
  period?.start === undefined || period.end === undefined || period.start <= period.end;
const isPeriodSet = (period: PeriodTerms | undefined): boolean =>
  period === undefined || filled(period.start) || filled(period.end);
const hasReason = ({ reason, code }: AdjustmentTerms): boolean => filled(reason) || filled(code);
/** Reasons that the shop writes, with their codes (UNTDID 5189 and 7161). */
const reasonsByCode: Readonly<Record<string, string>> = {
  '95': 'Discount',
  FC: 'Freight',
  ADR: 'Express production',
};
const agrees = ({ reason, code }: AdjustmentTerms): boolean =>
  !filled(reason) || !filled(code) || reasonsByCode[code ?? ''] === reason;

/** A damage for groups that a document need not have: adds one where there is none. */
const withOne = (list: AdjustmentTerms[], changed: AdjustmentTerms): void =>
  void list.push({ amount: '0.00', category: 'S', rate: '19', reason: 'Discount', code: '95', ...changed });
const withoutReason = { reason: undefined, code: undefined };

const presenceRules: readonly Rule[] = [
  rule(
    'BR-01',
    'specification identifier (BT-24)',
    (t) => filled(t.specification),
    (t) => void delete t.specification,
  ),
  rule(
    'BR-02',
    'invoice number (BT-1)',
    (t) => filled(t.number),
    (t) => void delete t.number,
  ),
  rule(
    'BR-03',
    'issue date (BT-2)',
    (t) => /^\d{4}-\d\d-\d\d$/.test(t.issueDate ?? ''),
    (t) => void delete t.issueDate,
  ),
  rule(
    'BR-04',
    'type code (BT-3)',
    (t) => filled(t.typeCode),
    (t) => void delete t.typeCode,
  ),
  rule(
    'BR-05',
    'currency (BT-5)',
    (t) => filled(t.currency),
    (t) => void delete t.currency,
  ),
  rule(
    'BR-06',
    'seller name (BT-27)',
    (t) => filled(t.seller.name),
    (t) => void delete t.seller.name,
  ),
  rule(
    'BR-07',
    'buyer name (BT-44)',
    (t) => filled(t.buyer.name),
    (t) => {
      t.buyer.name = ' ';
    },
  ),
  rule(
    'BR-08',
    'seller address (BG-5)',
    (t) => t.seller.address !== undefined,
    (t) => void delete t.seller.address,
  ),
  rule(
    'BR-09',
    'seller country (BT-40)',
    (t) => filled(t.seller.address?.country),
    (t) => void delete t.seller.address?.country,
  ),
  rule(
    'BR-10',
    'buyer address (BG-8)',
    (t) => t.buyer.address !== undefined,
    (t) => void delete t.buyer.address,
  ),
  rule(
    'BR-11',
    'buyer country (BT-55)',
    (t) => filled(t.buyer.address?.country),
    (t) => void delete t.buyer.address?.country,
  ),
  rule(
    'BR-12',
    'sum of lines (BT-106)',
    (t) => filled(t.totals.lines),
    (t) => void delete t.totals.lines,
  ),
  rule(
    'BR-13',
    'total without VAT (BT-109)',
    (t) => filled(t.totals.net),
    (t) => void delete t.totals.net,
  ),
  rule(
    'BR-14',
    'total with VAT (BT-112)',
    (t) => filled(t.totals.gross),
    (t) => void delete t.totals.gross,
  ),
  rule(
    'BR-15',
    'amount due (BT-115)',
    (t) => filled(t.totals.payable),
    (t) => void delete t.totals.payable,
  ),
  rule(
    'BR-16',
    'at least one line (BG-25)',
    (t) => t.lines.length > 0,
    (t) => {
      t.lines = [];
    },
  ),
  rule(
    'BR-17',
    'a payee other than the seller is named (BT-59)',
    (t) => !t.payee || filled(t.payee.name),
    (t) => {
      t.payee = {};
    },
  ),
  rule(
    'BR-18',
    'a tax representative is named (BT-62)',
    (t) => !t.representative || filled(t.representative.name),
    (t) => {
      t.representative = {};
    },
  ),
  rule(
    'BR-19',
    'a tax representative has an address (BG-12)',
    (t) => !t.representative || t.representative.address !== undefined,
    (t) => {
      t.representative = { name: 'R' };
    },
  ),
  rule(
    'BR-20',
    'a tax representative has a country (BT-69)',
    (t) => !t.representative || filled(t.representative.address?.country),
    (t) => {
      t.representative = { name: 'R', address: {} };
    },
  ),
  rule(
    'BR-21',
    'line identifier (BT-126)',
    (t) => t.lines.every(({ id }) => filled(id)),
    (t) => void delete line(t).id,
  ),
  rule(
    'BR-22',
    'invoiced quantity (BT-129)',
    (t) => t.lines.every(({ quantity }) => filled(quantity)),
    (t) => void delete line(t).quantity,
  ),
  rule(
    'BR-23',
    'unit of the quantity (BT-130)',
    (t) => t.lines.every(({ unit }) => filled(unit)),
    (t) => void delete line(t).unit,
  ),
  rule(
    'BR-24',
    'line net (BT-131)',
    (t) => t.lines.every(({ net }) => filled(net)),
    (t) => void delete line(t).net,
  ),
  rule(
    'BR-25',
    'item name (BT-153)',
    (t) => t.lines.every(({ name }) => filled(name)),
    (t) => {
      line(t).name = '';
    },
  ),
  rule(
    'BR-26',
    'item net price (BT-146)',
    (t) => t.lines.every(({ price }) => filled(price)),
    (t) => void delete line(t).price,
  ),
  rule(
    'BR-27',
    'no negative net price',
    (t) => t.lines.every(({ price }) => decimal(price) >= 0n),
    (t) => {
      line(t).price = '-1';
    },
  ),
  rule(
    'BR-28',
    'no negative gross price (BT-148)',
    (t) => t.lines.every(({ grossPrice }) => decimal(grossPrice) >= 0n),
    (t) => {
      line(t).grossPrice = '-1';
    },
  ),
  rule(
    'BR-29',
    'an invoicing period ends after it starts',
    (t) => isOrdered(t.period),
    (t) => {
      t.period = { start: '2026-02-01', end: '2026-01-01' };
    },
  ),
  rule(
    'BR-30',
    'a line period ends after it starts',
    (t) => t.lines.every(({ period }) => isOrdered(period)),
    (t) => {
      line(t).period = { start: '2026-02-01', end: '2026-01-01' };
    },
  ),
  rule(
    'BR-31',
    'document allowance amount (BT-92)',
    (t) => t.allowances.every(({ amount }) => filled(amount)),
    (t) => withOne(t.allowances, { amount: undefined }),
  ),
  rule(
    'BR-32',
    'document allowance category (BT-95)',
    (t) => t.allowances.every(({ category }) => filled(category)),
    (t) => withOne(t.allowances, { category: undefined }),
  ),
  rule(
    'BR-33',
    'document allowance reason (BT-97, BT-98)',
    (t) => t.allowances.every(hasReason),
    (t) => withOne(t.allowances, withoutReason),
  ),
  rule(
    'BR-36',
    'document charge amount (BT-99)',
    (t) => t.charges.every(({ amount }) => filled(amount)),
    (t) => withOne(t.charges, { amount: undefined }),
  ),
  rule(
    'BR-37',
    'document charge category (BT-102)',
    (t) => t.charges.every(({ category }) => filled(category)),
    (t) => withOne(t.charges, { category: undefined }),
  ),
  rule(
    'BR-38',
    'document charge reason (BT-104, BT-105)',
    (t) => t.charges.every(hasReason),
    (t) => withOne(t.charges, withoutReason),
  ),
  rule(
    'BR-41',
    'line allowance amount (BT-136)',
    (t) => lineAllowances(t).every(({ amount }) => filled(amount)),
    (t) => withOne(line(t).allowances, { amount: undefined }),
  ),
  rule(
    'BR-42',
    'line allowance reason (BT-139, BT-140)',
    (t) => lineAllowances(t).every(hasReason),
    (t) => withOne(line(t).allowances, withoutReason),
  ),
  rule(
    'BR-43',
    'line charge amount (BT-141)',
    (t) => lineCharges(t).every(({ amount }) => filled(amount)),
    (t) => withOne(line(t).charges, { amount: undefined }),
  ),
  rule(
    'BR-44',
    'line charge reason (BT-144, BT-145)',
    (t) => lineCharges(t).every(hasReason),
    (t) => withOne(line(t).charges, withoutReason),
  ),
  rule(
    'BR-45',
    'taxable amount (BT-116)',
    (t) => t.breakdown.every(({ base }) => filled(base)),
    (t) => void delete row(t).base,
  ),
  rule(
    'BR-46',
    'VAT amount of the category (BT-117)',
    (t) => t.breakdown.every(({ tax }) => filled(tax)),
    (t) => void delete row(t).tax,
  ),
  rule(
    'BR-47',
    'category of the breakdown (BT-118)',
    (t) => t.breakdown.every(({ category }) => filled(category)),
    (t) => void delete row(t).category,
  ),
  rule(
    'BR-48',
    'rate of the breakdown (BT-119), except out of scope',
    (t) => t.breakdown.every(({ category, rate }) => category === 'O' || filled(rate)),
    (t) => void delete row(t).rate,
  ),
  rule(
    'BR-49',
    'payment means code (BT-81)',
    (t) => t.payments.every(({ means }) => filled(means)),
    (t) => void delete one(t.payments).means,
  ),
  rule(
    'BR-50',
    'a credit transfer has an account (BT-84)',
    (t) => t.payments.every(({ transfer }) => !transfer || filled(transfer.account)),
    (t) => {
      one(t.payments).transfer = {};
    },
  ),
  rule(
    'BR-51',
    'never a whole card number (BT-87)',
    (t) => t.payments.every(({ card = '' }) => card.replaceAll(/\D/g, '').length <= 10),
    (t) => {
      one(t.payments).card = '4242424242424242';
    },
  ),
  rule(
    'BR-52',
    'a supporting document has a reference (BT-122)',
    (t) => t.supporting.every(({ reference }) => filled(reference)),
    (t) => void t.supporting.push({}),
  ),
  rule(
    'BR-53',
    'a VAT accounting currency has its VAT amount (BT-111)',
    (t) => !t.taxCurrency || filled(t.totals.taxAccounting),
    (t) => {
      t.taxCurrency = 'PLN';
    },
  ),
  rule(
    'BR-54',
    'an item attribute has name and value',
    (t) =>
      t.lines.every(({ attributes }) => attributes.every(({ name, value }) => filled(name) && filled(value))),
    (t) => void line(t).attributes.push({ name: 'x' }),
  ),
  rule(
    'BR-55',
    'a preceding invoice has its number (BT-25)',
    (t) => t.preceding.every(({ number }) => filled(number)),
    (t) => void t.preceding.push({}),
  ),
  rule(
    'BR-56',
    'a tax representative has a VAT number (BT-63)',
    (t) => !t.representative || filled(t.representative.vatId),
    (t) => {
      t.representative = { name: 'R', address: { country: 'PL' } };
    },
  ),
  rule(
    'BR-57',
    'a deliver-to address has a country (BT-80)',
    (t) => !t.deliverTo || filled(t.deliverTo.country),
    (t) => {
      t.deliverTo = {};
    },
  ),
  rule(
    'BR-61',
    'payment by transfer has an account',
    (t) =>
      t.payments.every(
        ({ means = '', transfer }) => !['30', '58'].includes(means) || filled(transfer?.account),
      ),
    (t) => {
      t.payments = [{ means: '30' }];
    },
  ),
  rule(
    'BR-62',
    'the seller endpoint has a scheme',
    (t) => !t.seller.endpoint || filled(t.seller.endpoint.scheme),
    (t) => {
      t.seller.endpoint = { id: 'x' };
    },
  ),
  rule(
    'BR-63',
    'the buyer endpoint has a scheme',
    (t) => !t.buyer.endpoint || filled(t.buyer.endpoint.scheme),
    (t) => {
      t.buyer.endpoint = { id: 'x' };
    },
  ),
  rule(
    'BR-64',
    'a standard item identifier has a scheme',
    (t) => t.lines.every(({ standardId }) => !standardId || filled(standardId.scheme)),
    (t) => {
      line(t).standardId = { id: 'x' };
    },
  ),
  rule(
    'BR-65',
    'an item classification has a scheme',
    (t) => t.lines.every(({ classification }) => !classification || filled(classification.scheme)),
    (t) => {
      line(t).classification = { id: 'x' };
    },
  ),
];

/** Greece writes EL; Northern Ireland XI (Directive 2006/112/EC as amended by 2020/1756). */
const isCountryPrefix = (text: string | undefined): boolean =>
  !filled(text) || /^([A-Z]{2})[A-Z0-9+*]+$/.test(text ?? '');

const conditionRules: readonly Rule[] = [
  rule(
    'BR-CO-03',
    'not both VAT point date and code',
    (t) => !filled(t.taxPointDate) || !filled(t.taxPointCode),
    (t) => Object.assign(t, { taxPointDate: '2026-01-01', taxPointCode: '3' }),
  ),
  rule(
    'BR-CO-04',
    'every line has a VAT category (BT-151)',
    (t) => t.lines.every(({ category }) => filled(category)),
    (t) => void delete line(t).category,
  ),
  rule(
    'BR-CO-05',
    'reason and code of a document allowance agree',
    (t) => documentAllowances(t).every(agrees),
    (t) => withOne(t.allowances, { code: 'FC' }),
  ),
  rule(
    'BR-CO-06',
    'reason and code of a document charge agree',
    (t) => documentCharges(t).every(agrees),
    (t) => withOne(t.charges, { reason: 'Freight' }),
  ),
  rule(
    'BR-CO-07',
    'reason and code of a line allowance agree',
    (t) => lineAllowances(t).every(agrees),
    (t) => withOne(line(t).allowances, { code: 'FC' }),
  ),
  rule(
    'BR-CO-08',
    'reason and code of a line charge agree',
    (t) => lineCharges(t).every(agrees),
    (t) => withOne(line(t).charges, { code: 'ADR' }),
  ),
  rule(
    'BR-CO-09',
    'VAT numbers begin with their country',
    (t) => [t.seller.vatId, t.buyer.vatId, t.representative?.vatId].every(isCountryPrefix),
    (t) => {
      t.seller.vatId = '1234563218';
    },
  ),
  rule(
    'BR-CO-10',
    'BT-106 = Σ BT-131',
    (t) => decimal(t.totals.lines) === total(t.lines.map(({ net }) => net)),
    (t) => {
      t.totals.lines = '0.01';
    },
  ),
  rule(
    'BR-CO-11',
    'BT-107 = Σ BT-92',
    (t) => decimal(t.totals.allowances) === total(t.allowances.map(({ amount }) => amount)),
    (t) => {
      t.totals.allowances = '0.01';
    },
  ),
  rule(
    'BR-CO-12',
    'BT-108 = Σ BT-99',
    (t) => decimal(t.totals.charges) === total(t.charges.map(({ amount }) => amount)),
    (t) => {
      t.totals.charges = '0.01';
    },
  ),
  rule(
    'BR-CO-13',
    'BT-109 = Σ BT-131 − BT-107 + BT-108',
    ({ totals, lines }) =>
      decimal(totals.net) ===
      total(lines.map(({ net }) => net)) - decimal(totals.allowances) + decimal(totals.charges),
    (t) => {
      t.totals.net = '0.01';
    },
  ),
  rule(
    'BR-CO-14',
    'BT-110 = Σ BT-117',
    (t) => decimal(t.totals.tax) === total(t.breakdown.map(({ tax }) => tax)),
    (t) => {
      t.totals.tax = '0.01';
    },
  ),
  rule(
    'BR-CO-15',
    'BT-112 = BT-109 + BT-110',
    ({ totals }) => decimal(totals.gross) === decimal(totals.net) + decimal(totals.tax),
    (t) => {
      t.totals.gross = '0.01';
    },
  ),
  rule(
    'BR-CO-16',
    'BT-115 = BT-112 − BT-113 + BT-114',
    ({ totals }) =>
      decimal(totals.payable) === decimal(totals.gross) - decimal(totals.paid) + decimal(totals.rounding),
    (t) => {
      t.totals.payable = '0.01';
    },
  ),
  rule(
    'BR-CO-17',
    'BT-117 = BT-116 × BT-119',
    (t) => t.breakdown.every(isTaxRight),
    (t) => {
      row(t).tax = '7654.32';
    },
  ),
  rule(
    'BR-CO-18',
    'at least one VAT breakdown',
    (t) => t.breakdown.length > 0,
    (t) => {
      t.breakdown = [];
    },
  ),
  rule(
    'BR-CO-19',
    'an invoicing period has a start or an end',
    (t) => isPeriodSet(t.period),
    (t) => {
      t.period = {};
    },
  ),
  rule(
    'BR-CO-20',
    'a line period has a start or an end',
    (t) => t.lines.every(({ period }) => isPeriodSet(period)),
    (t) => {
      line(t).period = {};
    },
  ),
  rule(
    'BR-CO-21',
    'a document allowance has reason or code',
    (t) => documentAllowances(t).every(hasReason),
    (t) => withOne(t.allowances, withoutReason),
  ),
  rule(
    'BR-CO-22',
    'a document charge has reason or code',
    (t) => documentCharges(t).every(hasReason),
    (t) => withOne(t.charges, withoutReason),
  ),
  rule(
    'BR-CO-23',
    'a line allowance has reason or code',
    (t) => lineAllowances(t).every(hasReason),
    (t) => withOne(line(t).allowances, withoutReason),
  ),
  rule(
    'BR-CO-24',
    'a line charge has reason or code',
    (t) => lineCharges(t).every(hasReason),
    (t) => withOne(line(t).charges, withoutReason),
  ),
  rule(
    'BR-CO-25',
    'an amount due has a due date (BT-9) or terms (BT-20)',
    (t) => decimal(t.totals.payable) <= 0n || filled(t.dueDate) || filled(t.paymentTerms),
    (t) => {
      Object.assign(t, { paymentTerms: undefined, dueDate: undefined });
      t.totals.payable = '1.00';
    },
  ),
  rule(
    'BR-CO-26',
    'the seller has an identifier (BT-29, BT-30 or BT-31)',
    ({ seller }) => filled(seller.identifier) || filled(seller.registration) || filled(seller.vatId),
    (t) => Object.assign(t.seller, { identifier: undefined, registration: undefined, vatId: undefined }),
  ),
];

const decimals = (
  id: string,
  text: string,
  read: (terms: Terms) => readonly (string | undefined)[],
  damage: Rule['damage'],
): Rule => rule(id, `at most two decimals: ${text}`, (t) => read(t).every(hasTwoDecimals), damage);
const long = '1.001';

const decimalRules: readonly Rule[] = [
  decimals(
    'BR-DEC-01',
    'BT-92',
    (t) => t.allowances.map(({ amount }) => amount),
    (t) => withOne(t.allowances, { amount: long }),
  ),
  decimals(
    'BR-DEC-02',
    'BT-93',
    (t) => t.allowances.map(({ base }) => base),
    (t) => withOne(t.allowances, { base: long }),
  ),
  decimals(
    'BR-DEC-05',
    'BT-99',
    (t) => t.charges.map(({ amount }) => amount),
    (t) => withOne(t.charges, { amount: long }),
  ),
  decimals(
    'BR-DEC-06',
    'BT-100',
    (t) => t.charges.map(({ base }) => base),
    (t) => withOne(t.charges, { base: long }),
  ),
  ...(
    [
      ['BR-DEC-09', 'BT-106', 'lines'],
      ['BR-DEC-10', 'BT-107', 'allowances'],
      ['BR-DEC-11', 'BT-108', 'charges'],
      ['BR-DEC-12', 'BT-109', 'net'],
      ['BR-DEC-13', 'BT-110', 'tax'],
      ['BR-DEC-14', 'BT-112', 'gross'],
      ['BR-DEC-15', 'BT-111', 'taxAccounting'],
      ['BR-DEC-16', 'BT-113', 'paid'],
      ['BR-DEC-17', 'BT-114', 'rounding'],
      ['BR-DEC-18', 'BT-115', 'payable'],
    ] as const
  ).map(([id, term, key]) =>
    decimals(
      id,
      term,
      (t) => [t.totals[key]],
      (t) => {
        t.totals[key] = long;
      },
    ),
  ),
  decimals(
    'BR-DEC-19',
    'BT-116',
    (t) => t.breakdown.map(({ base }) => base),
    (t) => {
      row(t).base = long;
    },
  ),
  decimals(
    'BR-DEC-20',
    'BT-117',
    (t) => t.breakdown.map(({ tax }) => tax),
    (t) => {
      row(t).tax = long;
    },
  ),
  decimals(
    'BR-DEC-23',
    'BT-131',
    (t) => t.lines.map(({ net }) => net),
    (t) => {
      line(t).net = long;
    },
  ),
  decimals(
    'BR-DEC-24',
    'BT-136',
    (t) => lineAllowances(t).map(({ amount }) => amount),
    (t) => withOne(line(t).allowances, { amount: long }),
  ),
  decimals(
    'BR-DEC-25',
    'BT-137',
    (t) => lineAllowances(t).map(({ base }) => base),
    (t) => withOne(line(t).allowances, { base: long }),
  ),
  decimals(
    'BR-DEC-27',
    'BT-141',
    (t) => lineCharges(t).map(({ amount }) => amount),
    (t) => withOne(line(t).charges, { amount: long }),
  ),
  decimals(
    'BR-DEC-28',
    'BT-142',
    (t) => lineCharges(t).map(({ base }) => base),
    (t) => withOne(line(t).charges, { base: long }),
  ),
];

/** Of the code lists (BR-CL), the codes that this shop writes. */
const codes = (
  id: string,
  text: string,
  allowed: RegExp,
  read: (terms: Terms) => readonly (string | undefined)[],
  damage: Rule['damage'],
): Rule => rule(id, text, (t) => read(t).every((code) => code === undefined || allowed.test(code)), damage);

const codeRules: readonly Rule[] = [
  codes(
    'BR-CL-01',
    'type code of UNTDID 1001',
    /^(325|380|381)$/,
    (t) => [t.typeCode],
    (t) => {
      t.typeCode = '999';
    },
  ),
  codes(
    'BR-CL-04',
    'currency of ISO 4217',
    /^(EUR|GBP|PLN|SEK|RON|USD)$/,
    (t) => [t.currency],
    (t) => {
      t.currency = 'EURO';
    },
  ),
  codes(
    'BR-CL-14',
    'countries of ISO 3166',
    /^[A-Z]{2}$/,
    (t) => [t.seller, t.buyer].map(({ address }) => address?.country).concat(t.deliverTo?.country),
    (t) => {
      t.buyer.address = { country: 'Germany' };
    },
  ),
  codes(
    'BR-CL-16',
    'payment means of UNTDID 4461',
    /^(30|48|58|68)$/,
    (t) => t.payments.map(({ means }) => means),
    (t) => {
      one(t.payments).means = 'card';
    },
  ),
  codes(
    'BR-CL-17',
    'VAT categories of UNTDID 5305',
    /^(S|Z|E|AE|K|G|O)$/,
    (t) => [...t.breakdown, ...t.allowances, ...t.charges].map(({ category }) => category),
    (t) => {
      row(t).category = 'X';
    },
  ),
  codes(
    'BR-CL-18',
    'VAT categories of lines',
    /^(S|Z|E|AE|K|G|O)$/,
    (t) => t.lines.map(({ category }) => category),
    (t) => {
      line(t).category = 'X';
    },
  ),
  codes(
    'BR-CL-19',
    'allowance reasons of UNTDID 5189',
    /^95$/,
    (t) => [...t.allowances, ...lineAllowances(t)].map(({ code }) => code),
    (t) => withOne(line(t).allowances, { code: 'FC' }),
  ),
  codes(
    'BR-CL-20',
    'charge reasons of UNTDID 7161',
    /^(FC|ADR)$/,
    (t) => [...t.charges, ...lineCharges(t)].map(({ code }) => code),
    (t) => withOne(line(t).charges, { code: '95' }),
  ),
  codes(
    'BR-CL-22',
    'exemption codes of the VATEX list',
    /^VATEX-EU-(IC|G|AE|O)$/,
    (t) => t.breakdown.map(({ reasonCode }) => reasonCode),
    (t) => {
      row(t).reasonCode = 'EXPORT';
    },
  ),
  codes(
    'BR-CL-23',
    'units of UN/ECE Recommendation 20',
    /^H87$/,
    (t) => t.lines.map(({ unit }) => unit),
    (t) => {
      line(t).unit = 'pcs';
    },
  ),
];

/** The business rules of EN 16931-1 as its public list names them, written anew. */
export const rules: readonly Rule[] = [
  ...presenceRules,
  ...conditionRules,
  ...decimalRules,
  ...categoryRules,
  ...codeRules,
];

/** The rules that a file breaks. A term without the form of a decimal breaks the rules that compute with it. */
export const findBrokenRules = (terms: Terms, among: readonly Rule[] = rules): readonly string[] =>
  among.filter(({ holds }) => !isHeld(holds, terms)).map(({ id }) => id);

const isHeld = (holds: Rule['holds'], terms: Terms): boolean => {
  try {
    return holds(terms);
  } catch {
    return false;
  }
};
