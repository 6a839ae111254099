import { assignOrderManager, listOrderManagers, type StaffCustomer, saveOrderManager } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, call } from '@shop/kit/api';
import { ProblemPanel, unwrap, useQuery } from '@shop/kit/query';
import { Button, Dialog, Notice, Select, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';

interface ManagerDialogProps {
  readonly customer: StaffCustomer;
  readonly onClose: () => void;
}

/** The choice of somebody who is not in the list yet. */
const another = 'new';

/** Chooses the customer's order manager, or nobody; a person who is not in the list is added to it. */
export function ManagerDialog({ customer, onClose }: ManagerDialogProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const formId = useId();
  const managers = useQuery({
    queryKey: ['desk', 'order-managers'],
    queryFn: ({ signal }) => unwrap(call(listOrderManagers, { signal })),
    select: ({ order_managers: all }) => all,
  });
  // As it was shown: whom a colleague chooses meanwhile is not overwritten before a look.
  const present = customer.order_manager?.id ?? null;
  const [seen, setDisplayed] = useState(present);
  const [chosen, setChosen] = useState(seen === null ? '' : String(seen));
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const { form, tried, busy, problem, attempt, clearProblem } = useFormSubmission<ApiProblem>();
  const isNew = chosen === another;
  const isOutdated = present !== seen;
  const isRefused = problem?.code === 'customer_conflict';
  const isNamed = name.trim() !== '';
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  const headers = { 'X-Region': customer.region };
  const save = async () => {
    const added = isNew
      ? await call(saveOrderManager, {
          headers,
          body: { order_manager: { name: name.trim(), email: email.trim() } },
        })
      : null;
    if (added?.ok === false) return added;
    return call(assignOrderManager, {
      params: { userId: String(customer.id) },
      headers,
      body: {
        order_manager_id: added?.ok ? added.value.id : chosen === '' ? null : Number(chosen),
        seen_order_manager_id: seen,
      },
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(!isNew || (isNamed && isAddress), save);
    if (sent === undefined) return;
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t('customer.managerSaved'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title={t('customer.changeManager')}
      closeLabel={t('desk.close')}
      footer={
        <Button
          type="submit"
          form={formId}
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
        >
          {t('security.passkey.save')}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {managers.error ? (
          <ProblemPanel error={managers.error} onRetry={managers.refetch} kept={t('desk.kept')} />
        ) : null}
        <Select
          data-autofocus
          label={t('customer.manager')}
          hint={t('customer.managerHint')}
          value={chosen}
          onChange={setChosen}
          emptyLabel={t('customer.noManager')}
          options={[
            ...(managers.data ?? []).map((one) => ({
              value: String(one.id),
              label: `${one.name}, ${one.email}`,
            })),
            { value: another, label: t('customer.managerNew') },
          ]}
        />
        {isNew ? (
          <>
            <TextField
              label={t('people.person')}
              maxLength={120}
              value={name}
              onChange={setName}
              error={tried && !isNamed ? t('customer.managerNameMissing') : undefined}
            />
            <TextField
              type="email"
              label={t('people.email')}
              value={email}
              onChange={setEmail}
              error={tried && !isAddress ? t('people.emailWrong') : undefined}
            />
          </>
        ) : null}
        {isOutdated ? (
          <Notice
            severity={isRefused ? 'error' : 'warning'}
            title={t(isRefused ? 'conflict.refused' : 'conflict.moved')}
            action={
              <Button
                size="small"
                onClick={() => {
                  setDisplayed(present);
                  clearProblem();
                }}
              >
                {t('conflict.goOn')}
              </Button>
            }
          >
            {`${t('customer.manager')}: ${customer.order_manager?.name ?? t('customer.noManager')}`}
          </Notice>
        ) : null}
        {problem && !(isOutdated && isRefused) ? (
          <Notice severity="error">{refusalText(t, problem)}</Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
