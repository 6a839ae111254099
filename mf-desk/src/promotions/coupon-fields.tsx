import { useFormat, useTerms } from '@shop/kit/i18n';
import { productSlugs } from '@shop/packaging';
import { Checkbox, Select, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useMarkets } from '../frame/markets.ts';
import {
  type CouponField,
  type CouponForm,
  type CouponFormErrors,
  couponCurrencies,
  type readBelowCost,
} from './coupon-form.ts';
import styles from './promotions.module.css';

interface CouponFieldsProps {
  readonly form: CouponForm;
  /** Only a new code can be named. */
  readonly isNew: boolean;
  readonly readOnly: boolean;
  readonly errors: CouponFormErrors;
  readonly belowCost: ReturnType<typeof readBelowCost>;
  readonly onChange: (part: Partial<CouponForm>) => void;
}

/** The sentence of a field that is wrong; undefined where it is right. */
const useErrorText = (errors: CouponFormErrors) => {
  const { t } = useTranslation('mf-desk');
  return (field: CouponField): string | undefined => {
    const error = errors[field];
    return error === undefined ? undefined : t(`promotions.error.${error}`);
  };
};

/** The fields of a discount code. */
export function CouponFields(props: CouponFieldsProps) {
  const { form, isNew, readOnly, errors, onChange } = props;
  const { t } = useTranslation('mf-desk');
  const errorOf = useErrorText(errors);
  return (
    <fieldset className={styles.fields} disabled={readOnly}>
      <legend className="only-heard">{t('promotions.terms')}</legend>
      <div className={styles.pair}>
        {isNew ? (
          <TextField
            data-autofocus
            label={t('promotions.code')}
            hint={t('promotions.codeHint')}
            maxLength={40}
            autoComplete="off"
            value={form.code}
            onChange={(code) => onChange({ code })}
            error={errorOf('code')}
          />
        ) : null}
        <TextField
          label={t('promotions.note')}
          hint={t('promotions.noteHint')}
          maxLength={200}
          value={form.note}
          onChange={(note) => onChange({ note })}
          error={errorOf('note')}
        />
      </div>
      <DiscountFields {...props} />
      <div className={styles.pair}>
        <TextField
          type="date"
          label={t('promotions.startsOn')}
          hint={t('promotions.dayHint')}
          value={form.startsOn}
          onChange={(startsOn) => onChange({ startsOn })}
          error={errorOf('startsOn')}
        />
        <TextField
          type="date"
          label={t('promotions.endsOn')}
          optional={t('people.optional')}
          value={form.endsOn}
          onChange={(endsOn) => onChange({ endsOn })}
          error={errorOf('endsOn')}
        />
        <TextField
          inputMode="numeric"
          label={t('promotions.limit')}
          optional={t('people.optional')}
          maxLength={7}
          value={form.limit}
          onChange={(limit) => onChange({ limit })}
          error={errorOf('limit')}
        />
        <TextField
          inputMode="numeric"
          label={t('promotions.limitPerBuyer')}
          optional={t('people.optional')}
          maxLength={7}
          value={form.limitPerBuyer}
          onChange={(limitPerBuyer) => onChange({ limitPerBuyer })}
          error={errorOf('limitPerBuyer')}
        />
      </div>
      <ScopeFields {...props} />
    </fieldset>
  );
}

function DiscountFields({ form, errors, belowCost, onChange }: CouponFieldsProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const errorOf = useErrorText(errors);
  const highest =
    belowCost && 'share' in belowCost
      ? t('promotions.highest', { share: format.percent(belowCost.share / 10_000) })
      : undefined;
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t('promotions.kind')}
          value={form.kind}
          onChange={(kind) => onChange({ kind: kind === 'amount' ? 'amount' : 'percent' })}
          options={[
            { value: 'percent', label: t('promotions.percent') },
            { value: 'amount', label: t('promotions.amount') },
          ]}
        />
        {form.kind === 'percent' ? (
          <TextField
            inputMode="decimal"
            label={t('promotions.share')}
            maxLength={8}
            value={form.percent}
            onChange={(percent) => onChange({ percent })}
            error={errorOf('percent') ?? highest}
          />
        ) : null}
      </div>
      {form.kind === 'amount' ? (
        <Amounts
          legend={t('promotions.amounts')}
          values={form.amounts}
          error={errorOf('amounts')}
          onChange={(amounts) => onChange({ amounts })}
        />
      ) : null}
      <Amounts
        legend={t('promotions.minimum')}
        values={form.minimums}
        error={errorOf('minimums')}
        onChange={(minimums) => onChange({ minimums })}
      />
    </>
  );
}

interface AmountsProps {
  readonly legend: string;
  readonly values: CouponForm['amounts'];
  readonly error: string | undefined;
  readonly onChange: (values: CouponForm['amounts']) => void;
}

/** An amount in each currency; a blank one is none. */
function Amounts({ legend, values, error, onChange }: AmountsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.currencies}>
        {couponCurrencies.map((currency, index) => (
          <TextField
            key={currency}
            dense
            figures
            inputMode="decimal"
            label={currency}
            maxLength={14}
            value={values[currency] ?? ''}
            onChange={(typed) => onChange({ ...values, [currency]: typed })}
            error={index === 0 ? error : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Where and for what the code is valid: everywhere and everything, or what is ticked. */
function ScopeFields({ form, errors, onChange }: CouponFieldsProps) {
  const { t } = useTranslation('mf-desk');
  const term = useTerms();
  const markets = useMarkets();
  const errorOf = useErrorText(errors);
  return (
    <>
      <Choice
        label={t('people.regions')}
        everything={t('filter.everyRegion')}
        some={t('people.someRegions')}
        error={errorOf('regions')}
        chosen={form.regions}
        options={markets}
        onChange={(regions) => onChange({ regions })}
      />
      <Choice
        label={t('promotions.products')}
        everything={t('promotions.everyProduct')}
        some={t('promotions.someProducts')}
        error={errorOf('products')}
        chosen={form.products}
        options={productSlugs.map((id) => ({ id, name: term('product', id) }))}
        onChange={(products) => onChange({ products })}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly everything: string;
  readonly some: string;
  readonly error: string | undefined;
  readonly chosen: 'all' | readonly string[];
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (chosen: 'all' | readonly string[]) => void;
}

function Choice({ label, everything, some, error, chosen, options, onChange }: ChoiceProps) {
  return (
    <div>
      <Select
        label={label}
        value={chosen === 'all' ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? 'all' : [])}
        options={[
          { value: 'all', label: everything },
          { value: 'some', label: some },
        ]}
        error={error}
      />
      {chosen === 'all' ? null : (
        <div className={styles.choices}>
          {options.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
