import type { Company } from '@shop/contracts';
import { toast, useRegion } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { buttonClass, Disclosure, EmptyState, Lead } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';
import { found } from './company.query.ts';
import { DetailsForm } from './details-form.tsx';

interface FoundCompanyProps {
  /** Whether the user already belongs to a company: then the form opens on demand. */
  readonly another: boolean;
  readonly onFounded: (company: Company) => void;
}

/** The form that creates a company, with a sentence on its purpose. */
export function FoundCompany({ another, onFounded }: FoundCompanyProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { market } = useRegion();
  const [opened, setOpened] = useState(false);
  const form = (
    <DetailsForm
      title={t('company.found.title')}
      company={null}
      action={t('company.found.action')}
      send={found}
      onDone={(company) => {
        toast('success', t('company.found.done', { company: company.name }));
        onFounded(company);
      }}
    />
  );
  if (!market.supportsPlus)
    return another ? null : (
      <EmptyState
        title={t('company.notOffered.title')}
        action={
          <Link to="plus" className={buttonClass({})}>
            {t('orders.none.action')}
          </Link>
        }
      >
        {t('company.notOffered.text')}
      </EmptyState>
    );
  if (another)
    return (
      // Closing preserves the input.
      <Disclosure summary={t('company.found.another')} onToggle={(open) => setOpened(opened || open)}>
        {opened ? form : null}
      </Disclosure>
    );
  return (
    <section className={styles.part} aria-labelledby="found-company">
      <Lead>{t('company.lead')}</Lead>
      <h2 id="found-company">{t('company.found.title')}</h2>
      <p className={styles.soft}>{t('company.found.invited')}</p>
      {form}
    </section>
  );
}
