import type { Company, Order } from '@shop/contracts';
import { ProblemPanel } from '@shop/kit/query';
import { useLocation } from '@shop/kit/router';
import { focusFirstError, Select, TextField } from '@shop/ui';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { canOrderFor, useCompanies } from './companies.query.ts';
import styles from './company.module.css';
import { buyerAnchor, type SaveBuyer } from './save-buyer.ts';
import { useBuyerSelect } from './use-buyer-select.ts';

interface BuyerSelectProps {
  readonly order: Order;
  /** Stores the choice and the input before the form is submitted. */
  readonly ref: Ref<SaveBuyer>;
}

/** The choice of buyer, for shoppers who may order for a company; hidden for all others. */
export function BuyerSelect({ order, ref }: BuyerSelectProps) {
  const { data, error, refetch } = useCompanies();
  if (error && !data) return <ProblemPanel error={error} onRetry={refetch} />;
  const offered = data?.filter((one) => canOrderFor(one) || one.id === order.company?.id) ?? [];
  if (data === undefined || (offered.length === 0 && !order.company)) return null;
  return <Choice order={order} companies={offered} ref={ref} />;
}

interface ChoiceProps extends BuyerSelectProps {
  readonly companies: readonly Company[];
}

const maxPoNumber = 60;

function Choice({ order, companies, ref }: ChoiceProps) {
  const { t } = useTranslation('mf-checkout');
  const { hash } = useLocation();
  const isAsked = hash === `#${buyerAnchor}`;
  const group = useRef<HTMLFieldSetElement>(null);
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  // The order stays with its company even if the shopper has left it.
  if (order.company) names.set(order.company.id, order.company.name);
  const nameOf = (id: number) => names.get(id) ?? '';
  const find = (id: number | null) => companies.find((one) => one.id === id);
  const { companyId, choose, poNumber, typePoNumber, busy, errors, submit } = useBuyerSelect(order, {
    getCompanyName: nameOf,
    isPoRequired: (id) => find(id)?.rules.po_required === true,
    isAsked,
  });
  useImperativeHandle(ref, () => submit);
  // The payment page links here when this is missing.
  useEffect(() => {
    if (isAsked) focusFirstError(group.current);
  }, [isAsked]);
  const company = find(companyId);
  return (
    <fieldset ref={group} id={buyerAnchor} className={styles.group}>
      <legend>{t('company.legend')}</legend>
      <Select
        label={t('company.label')}
        name="company"
        value={companyId === null ? '' : String(companyId)}
        onChange={(id) => choose(id === '' ? null : Number(id))}
        options={[
          { value: '', label: t('company.self') },
          ...[...names].map(([id, name]) => ({ value: String(id), label: name })),
        ]}
        hint={
          busy
            ? t('company.saving')
            : companyId === null
              ? ''
              : t('company.invoice', { company: nameOf(companyId) })
        }
        error={errors.company}
      />
      {companyId === null ? null : (
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
