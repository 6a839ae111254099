import type { Company } from '@shop/contracts';
import { toast, useRegion } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { buttonClass, Disclosure, EmptyState, Lead } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';
import { createCompanyFrom } from './company.query.ts';
import { DetailsForm } from './details-form.tsx';

interface CreateCompanyProps {
  /** Whether the user already belongs to a company: then the form opens on demand. */
  readonly hasCompany: boolean;
  readonly onCreated: (company: Company) => void;
}

/** The form that creates a company, with a sentence on its purpose. */
export function CreateCompany({ hasCompany, onCreated }: CreateCompanyProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { market } = useRegion();
  const [wasOpened, setWasOpened] = useState(false);
  const form = (
    <DetailsForm
      title={t('company.found.title')}
      company={null}
      action={t('company.found.action')}
      save={createCompanyFrom}
      onDone={(company) => {
        toast('success', t('company.found.done', { company: company.name }));
        onCreated(company);
      }}
    />
  );
  if (!market.supportsPlus)
    return hasCompany ? null : (
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
  if (hasCompany)
    return (
      // Closing preserves the input.
      <Disclosure summary={t('company.found.another')} onToggle={(open) => setWasOpened(wasOpened || open)}>
        {wasOpened ? form : null}
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
