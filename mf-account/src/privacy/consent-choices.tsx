import { type ConsentState, saveMyConsents } from '@shop/contracts';
import { toast } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { ProblemPanel, queryClient, useQuery } from '@shop/kit/query';
import { Checkbox, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './privacy.module.css';
import { consentsQuery } from './privacy.query.ts';

/** The optional consents; terms are accepted at checkout. */
const choices = ['newsletter', 'marketing', 'envelope'] as const;
type Choice = (typeof choices)[number];

/** Newsletter and similar consents. Each change is saved at once. */
export function ConsentChoices() {
  const { t } = useTranslation('mf-account');
  const consents = useQuery(consentsQuery);
  const [saving, setSaving] = useState<Choice>();
  const granted = (type: Choice): boolean =>
    consents.data?.consents.some((one: ConsentState) => one.type === type && one.status === 'granted') ??
    false;
  const choose = async (type: Choice, yes: boolean) => {
    const before = consents.data;
    if (!before) return;
    setSaving(type);
    // Optimistic: a failed save reverts it.
    const status: NonNullable<ConsentState['status']> = yes ? 'granted' : 'declined';
    queryClient.setQueryData(consentsQuery.queryKey, {
      consents: before.consents.map((one) => (one.type === type ? { ...one, status } : one)),
    });
    const saved = await call(saveMyConsents, {
      body: { consents: [{ type, status }] },
      idempotencyKey: newIdempotencyKey(),
    });
    setSaving(undefined);
    if (!saved.ok) {
      queryClient.setQueryData(consentsQuery.queryKey, before);
      return void toast('error', problemText(saved.problem));
    }
    queryClient.setQueryData(consentsQuery.queryKey, saved.value);
    toast('success', t(yes ? 'privacy.consents.granted' : 'privacy.consents.declined'));
  };
  return (
    <section aria-labelledby="choices" className={styles.section}>
      <h2 id="choices">{t('privacy.consents.title')}</h2>
      <p>{t('privacy.consents.lead')}</p>
      {consents.isPending ? <Skeleton lines={3} /> : null}
      {consents.error ? <ProblemPanel error={consents.error} onRetry={consents.refetch} /> : null}
      {consents.data
        ? choices.map((type) => (
            <Checkbox
              key={type}
              name={type}
              label={t(`privacy.consents.${type}`)}
              checked={granted(type)}
              aria-busy={saving === type}
              onChange={(yes) => void choose(type, yes)}
            />
          ))
        : null}
    </section>
  );
}
