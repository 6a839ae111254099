import { useRegion } from '@shop/kit';
import { TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { formatAmount, readLimit } from './amount.ts';

interface LimitFieldProps {
  readonly name: string;
  readonly label: string;
  readonly currency: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Whether an invalid amount is already reported. */
  readonly tried: boolean;
  /** The meaning of an empty field. */
  readonly empty: 'anyAmount' | 'noLimit';
}

/** An amount in the company's currency in this region's format; empty means no limit. */
export function LimitField({ name, label, currency, value, onChange, tried, empty }: LimitFieldProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { market } = useRegion();
  const isInvalid = tried && readLimit(value, market.currencyFormatter) === undefined;
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      figures
      value={value}
      onChange={onChange}
      hint={t(`company.limit.${empty}`, { currency })}
      error={
        isInvalid
          ? t('company.limit.wrong', { example: formatAmount('250.50', market.currencyFormatter) })
          : undefined
      }
    />
  );
}
