import { useFormat } from '@shop/kit/i18n';
import { Disclosure, Select } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { AnswerName } from './draft.ts';
import styles from './request.module.css';
import type { RequestFieldsProps } from './request-fields.tsx';

/** Ranges as [from, to]; null: open. Their ids go over the wire. */
type Range = readonly [id: string, from: number | null, to: number | null];
const employees: readonly Range[] = [
  ['1', 1, 1],
  ['2-10', 2, 10],
  ['11-50', 11, 50],
  ['51-250', 51, 250],
  ['over-250', 250, null],
];
const pieces: readonly Range[] = [
  ['under-500', null, 500],
  ['500-2000', 500, 2000],
  ['2000-10000', 2000, 10000],
  ['over-10000', 10000, null],
];
const yearly: readonly Range[] = [
  ['under-1000', null, 1000],
  ['1000-5000', 1000, 5000],
  ['5000-20000', 5000, 20000],
  ['over-20000', 20000, null],
];
const worded = {
  customer_best_description: ['agency', 'brand', 'e-commerce', 'manufacturer', 'reseller', 'other'],
  customer_coming_from: ['search', 'recommendation', 'social', 'fair', 'other'],
  industry_v2: ['fashion', 'beauty', 'food', 'electronics', 'home', 'health', 'other'],
  role: ['owner', 'procurement', 'marketing', 'logistics', 'designer', 'other'],
  onlySupplier: ['yes', 'no'],
} as const;

/** The eight onboarding answers of the specification: each optional, behind one line, so that nobody has to answer. */
export function AnswerFields({ draft, onChange }: RequestFieldsProps) {
  const { t } = useTranslation('mf-quotes');
  const format = useFormat();
  const rangeText = ([, from, to]: Range): string => {
    if (from === null) return t('answer.under', { to: format.number(to ?? 0) });
    if (to === null) return t('answer.over', { from: format.number(from) });
    return from === to
      ? format.number(from)
      : t('answer.range', { from: format.number(from), to: format.number(to) });
  };
  const ranges = (all: readonly Range[]) =>
    all.map((range) => ({ value: range[0], label: rangeText(range) }));
  const field = (
    name: AnswerName,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <Select
      label={t(`answer.label.${name}`)}
      name={name}
      emptyLabel={t('answer.none')}
      options={options}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Disclosure summary={t('answer.title')}>
      <p className={styles.why}>{t('answer.why')}</p>
      <div className={styles.pair}>
        {field(
          'customer_best_description',
          worded.customer_best_description.map((value) => ({ value, label: t(`answer.business.${value}`) })),
        )}
        {field(
          'industry_v2',
          worded.industry_v2.map((value) => ({ value, label: t(`answer.industry.${value}`) })),
        )}
        {field(
          'role',
          worded.role.map((value) => ({ value, label: t(`answer.role.${value}`) })),
        )}
        {field('company_size_employees', ranges(employees))}
        {field('packaging_volume_monthly', ranges(pieces))}
        {field('packaging_cost_yearly', ranges(yearly))}
        {field(
          'onlySupplier',
          worded.onlySupplier.map((value) => ({ value, label: t(`answer.${value}`) })),
        )}
        {field(
          'customer_coming_from',
          worded.customer_coming_from.map((value) => ({ value, label: t(`answer.from.${value}`) })),
        )}
      </div>
    </Disclosure>
  );
}
