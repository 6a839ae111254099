import { brandName, useDocumentTitle, useRegion } from '@shop/kit';
import { loadLaterWords } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useSearchParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { buttonClass, EmptyState, Lead, Page, Row, Section, Skeleton, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useCompanies } from '../orders/company-orders.query.ts';
import styles from './success.module.css';

/** Only this page and those of orders load its words. */
export const loader = async () => {
  await loadLaterWords('mf-plus-pro');
  return null;
};

const steps = [
  { id: 'members', to: 'plusPersonalDetails' },
  { id: 'limits', to: 'plusPersonalDetails' },
  { id: 'order', to: 'home' },
  { id: 'quote', to: 'quote' },
] as const;

/** What a company does first, once it is set up. Without one it leads to where one is set up. */
export function Component() {
  const { t } = useTranslation('mf-plus-pro');
  const { status, signedIn } = useSession();
  const { market } = useRegion();
  const [search] = useSearchParams();
  const companies = useCompanies(signedIn);
  const company = search.get('company');
  const isPending = status === 'starting' || companies.isLoading;
  /** Whether the reader has a company; a visitor has none. */
  const isKnown = !isPending && companies.error === null;
  const isSetUp = (companies.data ?? []).length > 0;
  const query = company === null ? {} : { query: { company } };
  const title = t(isSetUp ? 'success.title' : 'success.start', { brand: brandName() });
  useDocumentTitle(title);
  return (
    <Page>
      <Section>
        <Stack gap={3}>
          <h1>{title}</h1>
          <Lead>{t('success.lead')}</Lead>
          {isPending ? <Skeleton lines={6} /> : null}
          {companies.error ? <ProblemPanel error={companies.error} onRetry={companies.refetch} /> : null}
          {!isKnown ? null : market.supportsPlus || isSetUp ? (
            <ol className={styles.steps}>
              {steps.map(({ id, to }) => (
                <li key={id}>
                  <h2>{t(`success.step.${id}.title`)}</h2>
                  <p>{t(`success.step.${id}.text`)}</p>
                  <Link to={to} {...(to === 'home' ? {} : query)}>
                    {t(`success.step.${id}.action`)}
                  </Link>
                </li>
              ))}
            </ol>
          ) : (
            <EmptyState title={t('company.notOffered.title')}>{t('company.notOffered.text')}</EmptyState>
          )}
          <Row>
            {isKnown && (isSetUp || market.supportsPlus) ? (
              <Link
                to={isSetUp ? 'plusOrders' : 'plusPersonalDetails'}
                {...query}
                className={buttonClass({ tone: 'signal' })}
              >
                {t(isSetUp ? 'orders.title' : 'company.found.title')}
              </Link>
            ) : null}
            <Link to="plus" className={buttonClass({})}>
              {t('orders.none.action')}
            </Link>
          </Row>
        </Stack>
      </Section>
    </Page>
  );
}
