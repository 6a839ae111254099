import type { VatCheck } from '@shop/contracts';
import type { Text } from '@shop/kit/i18n';
import { TextField } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useVatCheck } from './vat-check.query.ts';

interface VatFieldProps {
  readonly name: string;
  readonly value: string;
  readonly country: string | undefined;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** Called once for each checked number, so that the totals can follow. */
  readonly onChecked: (check: VatCheck) => void;
}

/** A business's VAT number with the register's result in words. A doubtful number never blocks the order. */
export function VatField({ name, value, country, onChange, error, onChecked }: VatFieldProps) {
  const { t } = useTranslation('mf-checkout');
  const { data: check, isFetching } = useVatCheck(value, country);
  const announced = useRef<string | null>(null);
  useEffect(() => {
    const key = check ? `${check.vat_id} ${check.verdict}` : null;
    if (!check || announced.current === key) return;
    announced.current = key;
    onChecked(check);
  }, [check, onChecked]);
  return (
    <TextField
      label={t('address.vat_id')}
      name={name}
      value={value}
      onChange={onChange}
      autoComplete="off"
      optional={t('optional')}
      figures
      hint={
        isFetching ? (
          t('vat.checking')
        ) : check ? (
          <span role="status">{describeVatCheck(check, t)}</span>
        ) : undefined
      }
      error={error}
    />
  );
}

/** Why a number is refused; the two other reasons come with `pending_verification`. */
type RefusalReason = Exclude<NonNullable<VatCheck['reason']>, 'unavailable' | 'not_configured'>;

/** @example describeVatCheck({ verdict: 'valid', name: 'Berg GmbH', … }, t) // "Verified: Berg GmbH." */
export function describeVatCheck(
  { verdict, reason, name }: Pick<VatCheck, 'verdict' | 'reason' | 'name'>,
  t: Text<'mf-checkout'>,
): string {
  if (verdict === 'valid') return name ? t('vat.validNamed', { name }) : t('vat.valid');
  if (verdict === 'pending_verification') return t('vat.pending');
  return t(`vat.${(reason ?? 'not_registered') as RefusalReason}`);
}
