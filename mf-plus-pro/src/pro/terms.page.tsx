import { brandName, useDocumentTitle, useRegion } from '@shop/kit';
import { loadLaterWords, useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { buttonClass, Lead, Page, Prose, Row, Section, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** Only the pages of Pro load their words. */
export const loader = async () => {
  await loadLaterWords('mf-plus-pro');
  return null;
};

const clauses = ['who', 'joining', 'prices', 'orders', 'files', 'resale', 'data', 'end', 'general'] as const;
/** The day from which this text applies. */
const validFrom = '2026-11-30';

/** The terms of the Pro programme in this market: currency, VAT and contact are its own. */
export function Component() {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { market, currency } = useRegion();
  const brand = brandName();
  const title = t('terms.title', { brand });
  useDocumentTitle(title);
  return (
    <Page>
      <Section>
        <Stack gap={3}>
          <h1>{title}</h1>
          <Lead>{t('terms.lead', { date: format.date(validFrom) })}</Lead>
          <Prose>
            {clauses.map((clause, index) => (
              <section key={clause} aria-labelledby={`clause-${clause}`}>
                <h2 id={`clause-${clause}`}>
                  {index + 1}. {t(`terms.clause.${clause}.title`)}
                </h2>
                <p>{t(`terms.clause.${clause}.text`, { brand, currency, email: market.contactEmail })}</p>
              </section>
            ))}
          </Prose>
          <Row>
            <Link to="proFeatures" className={buttonClass({ tone: 'signal' })}>
              {t('pro.title', { brand })}
            </Link>
            <Link to="content" params={{ content: 'termsOfService' }} className={buttonClass({})}>
              {t('terms.general')}
            </Link>
          </Row>
        </Stack>
      </Section>
    </Page>
  );
}
