import type { Company } from '@shop/contracts';
import { formatAddressLines } from '@shop/intake';
import { toast, useRegion } from '@shop/kit';
import { Button } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';
import { changeDetails, refetchCompany } from './company.query.ts';
import { diffDetails } from './details-draft.ts';
import { DetailsForm } from './details-form.tsx';
import { useEditing } from './use-editing.ts';

interface DetailsProps {
  readonly company: Company;
  /** Whether the reader may change them. */
  readonly mayChange: boolean;
}

/** The details on the company's invoices. */
export function CompanyDetails({ company, mayChange }: DetailsProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { languageTag } = useRegion();
  const { editing, begin, end, part } = useEditing();
  const title = t('company.details.title');
  const onSaved = async ({ name }: Company) => {
    toast('success', t('company.details.saved', { company: name }));
    await refetchCompany();
    end();
  };
  return (
    <section ref={part} className={styles.part} aria-labelledby="company-details">
      <h2 id="company-details">{title}</h2>
      {editing && mayChange ? (
        <DetailsForm
          title={title}
          company={company}
          action={t('company.details.save')}
          save={(details, key, opened) => changeDetails(company, diffDetails(opened, details), key)}
          onDone={(changed) => void onSaved(changed)}
          onCancel={end}
        />
      ) : (
        <>
          <dl className={styles.facts}>
            <dt>{t('company.name')}</dt>
            <dd>{company.name}</dd>
            <dt>{t('company.address.vat_id')}</dt>
            <dd>{company.vat_id ?? '–'}</dd>
            {company.electronic_address === null ? null : (
              <>
                <dt>{t('company.address.electronic_address')}</dt>
                <dd>{company.electronic_address}</dd>
              </>
            )}
            <dt>{t('company.details.address')}</dt>
            <dd className={styles.lines}>{formatAddress(company.address, languageTag) || '–'}</dd>
          </dl>
          {mayChange ? (
            <div>
              <Button size="small" data-change="" onClick={begin}>
                {t('company.details.change')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}

/** Returns the address as its country writes it, with the country in the reader's language; empty parts are omitted. */
function formatAddress(address: Company['address'], languageTag: string): string {
  if (address === null) return '';
  const { firstname, lastname, phone, country_iso: iso = '', ...place } = address;
  const country = iso && new Intl.DisplayNames([languageTag], { type: 'region' }).of(iso);
  const lines = formatAddressLines(
    {
      name: [firstname, lastname].filter(Boolean).join(' '),
      street: [place.address1, place.address2],
      zip: place.zipcode ?? '',
      city: place.city ?? '',
      region: place.state_name ?? null,
      country: iso,
    },
    country ?? '',
  );
  return [...lines, phone].filter(Boolean).join('\n');
}
