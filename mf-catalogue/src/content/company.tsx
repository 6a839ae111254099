import { useRegion } from '@shop/kit';
import { Notice, Sheet, TextLink } from '@shop/ui';
import styles from './company.module.css';
import type { PageWords } from './content-words.ts';

/** The seller: name, address, registers, and contact details. */
export function Company({ words }: { readonly words: PageWords }) {
  const { company, market } = useRegion();
  const { contactEmail: email, phoneNumber: phone } = market;
  const { name, address, vatId, registration, demonstration } = company ?? {};
  const rows = [
    ['name', name],
    ['address', address?.join(', ')],
    ['registration', registration],
    ['vatId', vatId],
  ] as const;
  return (
    <Sheet>
      <dl className={styles.rows}>
        {rows.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{words.company[key]}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>{words.company.email}</dt>
          <dd>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </dd>
        </div>
        <div>
          <dt>{words.company.phone}</dt>
          <dd>
            <TextLink href={`tel:${phone.replace(/[^+0-9]/g, '')}`}>{phone}</TextLink>
          </dd>
        </div>
      </dl>
      {demonstration ? <Notice>{words.demonstration}</Notice> : null}
    </Sheet>
  );
}
