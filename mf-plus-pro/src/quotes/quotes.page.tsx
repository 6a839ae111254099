import type { Company, CompanyQuote } from '@shop/contracts';
import { Slot, useDocumentTitle } from '@shop/kit';
import { loadLaterWords, useFormat, useTerms } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useSearchParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { Badge, buttonClass, EmptyState, GroupPage, Row, Select, Skeleton, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { LoadMore } from '../list/load-more.tsx';
import { useCompanies } from '../orders/company-orders.query.ts';
import { ListProblem } from '../orders/list-problem.tsx';
import { NoCompany } from '../orders/no-company.tsx';
import { getOrderPermissions } from '../orders/order-permissions.ts';
import styles from '../orders/orders.module.css';
import { useCompanyQuotes } from './quotes.query.ts';

/** Only the pages of quotes load their words. */
export const loader = async () => {
  await loadLaterWords('mf-plus-pro');
  return null;
};

/** The company's quote requests: who asked, by when the shop answers, and the offer with its least expensive line. */
export function Component() {
  const { t } = useTranslation('mf-plus-pro');
  const [search, setSearch] = useSearchParams();
  const companies = useCompanies();
  useDocumentTitle(t('quotes.title'));
  const listed = companies.data ?? [];
  const requestedId = search.get('company');
  const company = listed.find(({ id }) => String(id) === requestedId) ?? listed[0];
  return (
    <GroupPage
      navigation={<Slot name="accountNavigation" fallback={<Link to="account">{t('items.account')}</Link>} />}
    >
      <h1>{t('quotes.title')}</h1>
      {companies.error ? <ProblemPanel error={companies.error} onRetry={companies.refetch} /> : null}
      {companies.isPending ? <Skeleton lines={6} /> : null}
      {companies.data && listed.length === 0 ? <NoCompany /> : null}
      {company && listed.length > 1 ? (
        <Select
          label={t('orders.company')}
          value={String(company.id)}
          options={listed.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => setSearch({ company: id }, { replace: true })}
        />
      ) : null}
      {company ? <CompanyQuotes key={company.id} company={company} /> : null}
    </GroupPage>
  );
}

function CompanyQuotes({ company }: { readonly company: Company }) {
  const { t } = useTranslation('mf-plus-pro');
  if (getOrderPermissions(company.role).orders === null)
    return <EmptyState title={t('orders.forbidden.title')}>{t('orders.forbidden.text')}</EmptyState>;
  return <QuoteList company={company} />;
}

function QuoteList({ company }: { readonly company: Company }) {
  const { t } = useTranslation('mf-plus-pro');
  const { mayRequest } = getOrderPermissions(company.role);
  const query = useCompanyQuotes(company);
  const columns = useQuoteColumns();
  const { rows } = query;
  const ask = (
    <Link to="quote" query={{ company: String(company.id) }} className={buttonClass({ tone: 'signal' })}>
      {t('quotes.ask')}
    </Link>
  );
  return (
    <>
      <p>{t('orders.youAre', { company: company.name, role: t(`orders.role.${company.role}`) })}</p>
      {mayRequest && rows.length > 0 ? <Row>{ask}</Row> : null}
      <ListProblem error={query.error} onRetry={query.refetch} />
      {query.isEmptyFailure ? null : (
        <Table
          caption={t('quotes.title')}
          captionHidden
          stacked
          skeletonRows={query.isPending ? 4 : 0}
          rows={rows}
          rowKey={({ qr_number }) => qr_number}
          columns={columns}
          empty={
            <EmptyState title={t('quotes.empty.title')} action={mayRequest ? ask : undefined}>
              {t('quotes.empty.text')}
            </EmptyState>
          }
        />
      )}
      <LoadMore list={query} />
    </>
  );
}

function useQuoteColumns() {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const term = useTerms();
  return [
    { id: 'number', head: t('quotes.request'), cell: (quote: CompanyQuote) => <NumberCell quote={quote} /> },
    {
      id: 'what',
      head: t('items.item'),
      cell: ({ configuration, quantities }: CompanyQuote) => (
        <div>
          {configuration ? term('product', configuration.product) : t('quotes.brief')}
          <div className={styles.soft}>{quantities.map((one) => format.number(one)).join(' / ')}</div>
        </div>
      ),
    },
    {
      id: 'by',
      head: t('orders.askedBy'),
      cell: ({ requested_by, created_at }: CompanyQuote) => (
        <div className={styles.who}>
          {requested_by.email ?? '–'}
          <div className={styles.soft}>{format.date(created_at)}</div>
        </div>
      ),
    },
    { id: 'state', head: t('orders.state'), cell: (quote: CompanyQuote) => <StateCell quote={quote} /> },
    {
      id: 'price',
      head: t('quotes.from'),
      figure: true,
      cell: ({ offer }: CompanyQuote) => (offer ? format.money(offer.lowest_total, offer.currency) : '–'),
    },
  ];
}

/** The request's number: its page for whoever asked, the offer for everybody who sees it. */
function NumberCell({ quote }: { readonly quote: CompanyQuote }) {
  const { t } = useTranslation('mf-plus-pro');
  const { user } = useSession();
  const { offer, qr_number: qrNumber, requested_by } = quote;
  return (
    <div>
      {requested_by.user_id === user?.id ? (
        <Link to="accountQuoteRequest" params={{ qrNumber }}>
          {qrNumber}
        </Link>
      ) : (
        qrNumber
      )}
      {offer ? (
        <div>
          <Link to="plusQuote" params={{ token: offer.token }}>
            {t('quotes.open', { version: offer.version })}
          </Link>
        </div>
      ) : null}
    </div>
  );
}

function StateCell({ quote }: { readonly quote: CompanyQuote }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { offer, status, owner_name: owner, answer_by } = quote;
  const isOpen = offer?.status === 'sent' || offer?.status === 'viewed';
  return (
    <div>
      {offer ? (
        <Badge {...(isOpen ? { severity: 'success' as const } : { tone: 'board' as const })}>
          {t(`quotes.offer.${offer.status}`)}
        </Badge>
      ) : (
        <Badge tone="board">{t(`quotes.status.${status}`)}</Badge>
      )}
      {isOpen ? (
        <div className={styles.soft}>{t('quotes.until', { date: format.date(offer.valid_until) })}</div>
      ) : null}
      {offer?.order_number ? (
        <div>
          <Link to="plusOrder" params={{ orderNumber: offer.order_number }}>
            {t('order.title', { number: offer.order_number })}
          </Link>
        </div>
      ) : null}
      {offer || status === 'closed' ? null : (
        <div className={styles.soft}>
          {t('quotes.answerBy', { date: format.date(answer_by, 'dateTime') })}
          {owner === null ? null : ` ${t('quotes.owner', { name: owner })}`}
        </div>
      )}
    </div>
  );
}
