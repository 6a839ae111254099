import { type CouponTerms, couponCodeLength, type StaffCoupon } from '@shop/contracts';
import type { ApiProblem } from '@shop/kit/api';
import { parsePercent } from '../change/percent.ts';
import { parseAmount } from '../order/read-refund.ts';

export const couponCurrencies = ['EUR', 'GBP', 'PLN', 'SEK', 'RON', 'USD'] as const;
type Currency = (typeof couponCurrencies)[number];
/** What is typed for each currency; blank: none. */
type Typed = Readonly<Partial<Record<Currency, string>>>;

/** What is typed in the dialog of a discount code. */
export interface CouponForm {
  readonly code: string;
  readonly note: string;
  readonly kind: 'percent' | 'amount';
  readonly percent: string;
  readonly amounts: Typed;
  readonly minimums: Typed;
  readonly regions: 'all' | readonly string[];
  readonly products: 'all' | readonly string[];
  /** `YYYY-MM-DD`; a blank last day: until somebody ends it. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly limit: string;
  readonly limitPerBuyer: string;
}

/** Why a field of the form is wrong; the page has a sentence for each. */
export type CouponFormError =
  | 'code'
  | 'note'
  | 'percent'
  | 'amountMissing'
  | 'amount'
  | 'regions'
  | 'products'
  | 'day'
  | 'dayOrder'
  | 'limit';
export type CouponField =
  | 'code'
  | 'note'
  | 'percent'
  | 'amounts'
  | 'minimums'
  | 'regions'
  | 'products'
  | 'startsOn'
  | 'endsOn'
  | 'limit'
  | 'limitPerBuyer';
export type CouponFormErrors = Readonly<Partial<Record<CouponField, CouponFormError>>>;

export type CouponReading =
  | { readonly ok: true; readonly code: string; readonly terms: CouponTerms }
  | { readonly ok: false; readonly errors: CouponFormErrors };

/** An empty form that starts on a day (`YYYY-MM-DD`). */
export const emptyCouponForm = (today: string): CouponForm => ({
  code: '',
  note: '',
  kind: 'percent',
  percent: '',
  amounts: {},
  minimums: {},
  regions: 'all',
  products: 'all',
  startsOn: today,
  endsOn: '',
  limit: '',
  limitPerBuyer: '',
});

const typedOf = (amounts: CouponTerms['minimums']): Typed =>
  Object.fromEntries(amounts.map(({ currency, amount }) => [currency, amount]));

/** The form of a code that exists. */
export const toCouponForm = (coupon: StaffCoupon): CouponForm => ({
  code: coupon.code,
  note: coupon.note,
  kind: coupon.discount.kind,
  percent: coupon.discount.kind === 'percent' ? String(coupon.discount.rate / 100) : '',
  amounts: coupon.discount.kind === 'amount' ? typedOf(coupon.discount.amounts) : {},
  minimums: typedOf(coupon.minimums),
  regions: coupon.regions ?? 'all',
  products: coupon.products ?? 'all',
  startsOn: coupon.starts_on,
  endsOn: coupon.ends_on ?? '',
  limit: coupon.usage_limit === null ? '' : String(coupon.usage_limit),
  limitPerBuyer: coupon.usage_limit_per_buyer === null ? '' : String(coupon.usage_limit_per_buyer),
});

/** The amounts that are typed; null where one of them is none. */
const readAmounts = (typed: Typed): CouponTerms['minimums'] | null => {
  const read = couponCurrencies.flatMap((currency) => {
    const text = (typed[currency] ?? '').trim();
    return text === '' ? [] : [{ currency, amount: parseAmount(text) }];
  });
  const known = read.flatMap(({ currency, amount }) => (amount === null ? [] : [{ currency, amount }]));
  return known.length === read.length ? known : null;
};

const readCount = (typed: string): number | null | 'wrong' => {
  const text = typed.trim();
  if (text === '') return null;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 'wrong';
};

const day = /^\d{4}-\d{2}-\d{2}$/;
const codePattern = new RegExp(`^[A-Z0-9-]{${couponCodeLength.min},${couponCodeLength.max}}$`);

const readDiscount = (form: CouponForm): CouponTerms['discount'] | CouponFormErrors => {
  if (form.kind === 'percent') {
    const read = parsePercent(form.percent);
    return read.ok && read.basisPoints > 0
      ? { kind: 'percent', rate: read.basisPoints }
      : { percent: 'percent' };
  }
  const amounts = readAmounts(form.amounts);
  if (amounts === null) return { amounts: 'amount' };
  return amounts.length === 0 ? { amounts: 'amountMissing' } : { kind: 'amount', amounts };
};

const dayErrors = ({ startsOn, endsOn }: CouponForm): CouponFormErrors => ({
  ...(day.test(startsOn) ? {} : { startsOn: 'day' }),
  ...(endsOn === '' || day.test(endsOn) ? {} : { endsOn: 'day' }),
  ...(endsOn !== '' && day.test(startsOn) && endsOn < startsOn ? { endsOn: 'dayOrder' } : {}),
});

/** Reads a form, or says what is wrong at which field. */
export const readCouponForm = (form: CouponForm): CouponReading => {
  const code = form.code.replace(/\s/g, '').toUpperCase();
  const discount = readDiscount(form);
  const minimums = readAmounts(form.minimums);
  const [limit, limitPerBuyer] = [readCount(form.limit), readCount(form.limitPerBuyer)];
  const errors: CouponFormErrors = {
    ...(codePattern.test(code) ? {} : { code: 'code' }),
    ...(form.note.trim() === '' ? { note: 'note' } : {}),
    ...('kind' in discount ? {} : discount),
    ...(minimums === null ? { minimums: 'amount' } : {}),
    ...(form.regions.length === 0 ? { regions: 'regions' } : {}),
    ...(form.products.length === 0 ? { products: 'products' } : {}),
    ...dayErrors(form),
    ...(limit === 'wrong' ? { limit: 'limit' } : {}),
    ...(limitPerBuyer === 'wrong' ? { limitPerBuyer: 'limit' } : {}),
  };
  if (
    Object.keys(errors).length > 0 ||
    !('kind' in discount) ||
    minimums === null ||
    limit === 'wrong' ||
    limitPerBuyer === 'wrong'
  )
    return { ok: false, errors };
  const terms: CouponTerms = {
    note: form.note.trim(),
    discount,
    minimums,
    regions: form.regions === 'all' ? null : [...form.regions],
    products: form.products === 'all' ? null : [...form.products],
    starts_on: form.startsOn,
    ends_on: form.endsOn === '' ? null : form.endsOn,
    usage_limit: limit,
    usage_limit_per_buyer: limitPerBuyer,
  };
  return { ok: true, code, terms };
};

/** What would not be sold below cost: the highest share in basis points, or the smallest order ("66.67 PLN"). */
export const readBelowCost = (
  problem: ApiProblem | undefined,
):
  | { readonly share: number }
  | { readonly minimum: { readonly amount: string; readonly currency: string } }
  | null => {
  if (problem?.code !== 'coupon_below_cost') return null;
  const [field] = problem.fields ?? [];
  if (field?.limit !== undefined) return { share: field.limit };
  const [amount, currency] = field?.example?.split(' ') ?? [];
  return amount === undefined || currency === undefined ? null : { minimum: { amount, currency } };
};
