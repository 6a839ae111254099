import type { Company, Order } from '@shop/contracts';
import { ProblemPanel } from '@shop/kit/query';
import { useLocation } from '@shop/kit/router';
import { focusFirstError, Select, TextField } from '@shop/ui';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOrderFor, useCompanies } from './companies.query.ts';
import styles from './company.module.css';
import { orderForAnchor, type SaveOrderFor } from './save-order-for.ts';
import { useOrderFor } from './use-order-for.ts';

interface OrderForProps {
  readonly order: Order;
  /** Stores what is chosen and typed, before the form goes on. */
  readonly ref: Ref<SaveOrderFor>;
}

/** Whom the order is for, asked of who may order for a company; of everybody else it asks nothing. */
export function OrderFor({ order, ref }: OrderForProps) {
  const { data, error, refetch } = useCompanies();
  if (error && !data) return <ProblemPanel error={error} onRetry={refetch} />;
  const offered = data?.filter((one) => mayOrderFor(one) || one.id === order.company?.id) ?? [];
  if (data === undefined || (offered.length === 0 && !order.company)) return null;
  return <Choice order={order} companies={offered} ref={ref} />;
}

interface ChoiceProps extends OrderForProps {
  readonly companies: readonly Company[];
}

const maxPoNumber = 60;

function Choice({ order, companies, ref }: ChoiceProps) {
  const { t } = useTranslation('mf-checkout');
  const { hash } = useLocation();
  const asked = hash === `#${orderForAnchor}`;
  const group = useRef<HTMLFieldSetElement>(null);
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  // A company that the shopper belongs to no more is still whom the order is for.
  if (order.company) names.set(order.company.id, order.company.name);
  const nameOf = (id: number) => names.get(id) ?? '';
  const { chosen, choose, poNumber, typePoNumber, busy, errors, submit } = useOrderFor(order, nameOf, asked);
  useImperativeHandle(ref, () => submit);
  // The payment sends whoever has to fill this in here.
  useEffect(() => {
    if (asked) focusFirstError(group.current);
  }, [asked]);
  const company = companies.find(({ id }) => id === chosen);
  return (
    <fieldset ref={group} id={orderForAnchor} className={styles.group}>
      <legend>{t('company.legend')}</legend>
      <Select
        label={t('company.label')}
        name="company"
        value={chosen === null ? '' : String(chosen)}
        onChange={(id) => choose(id === '' ? null : Number(id))}
        options={[
          { value: '', label: t('company.self') },
          ...[...names].map(([id, name]) => ({ value: String(id), label: name })),
        ]}
        hint={
          busy
            ? t('company.saving')
            : chosen === null
              ? ''
              : t('company.invoice', { company: nameOf(chosen) })
        }
        error={errors.company}
      />
      {chosen === null ? null : (
        <TextField
          label={t('company.po')}
          name="po_number"
          autoComplete="off"
          figures
          maxLength={maxPoNumber}
          value={poNumber}
          onChange={typePoNumber}
          hint={t('company.poHint')}
          error={errors.poNumber}
          {...(company?.rules.po_required ? { required: true } : { optional: t('optional') })}
        />
      )}
    </fieldset>
  );
}
