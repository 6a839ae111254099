import type { RouteId } from '@shop/contracts';
import { Slot, useDocumentTitle } from '@shop/kit';
import { loadLaterWords, useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { Badge, buttonClass, EmptyState, FoldingLoader, GroupPage } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';
import { type CompanyOrder, useCompanyOrder } from './order.query.ts';

/** Only the pages of an order load its words. */
export const loadOrderWords = async () => {
  await loadLaterWords('mf-plus-pro');
  return null;
};

/** The pages of one order, in the order of their links. */
const pages = [
  'plusOrder',
  'plusOrderItems',
  'plusOrderPaymentSummary',
  'plusOrderPlaced',
] as const satisfies readonly RouteId[];
type OrderPage = (typeof pages)[number];

interface OrderFrameProps {
  readonly page: OrderPage;
  readonly children: (order: CompanyOrder) => ReactNode;
}

/**
 * The frame of every page of a company's order: its number, state and buyer, links to its other pages, and what stands
 * instead of them while it loads or where the reader may not see it.
 */
export function OrderFrame({ page, children }: OrderFrameProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { orderNumber = '' } = useParams();
  const query = useCompanyOrder(orderNumber);
  const order = query.data;
  const isUnknown = problemBehind(query.error)?.code === 'not_found';
  const title = t('order.title', { number: orderNumber });
  useDocumentTitle(`${title}, ${t(`order.page.${page}`)}`);
  return (
    <GroupPage
      navigation={<Slot name="accountNavigation" fallback={<Link to="account">{t('items.account')}</Link>} />}
    >
      <p className={styles.back}>
        <Link to="plusOrders">{t('order.back')}</Link>
      </p>
      <h1>{title}</h1>
      {query.isPending ? <FoldingLoader label={t('order.loading')} /> : null}
      {isUnknown ? (
        <EmptyState
          title={t('order.unknown.title')}
          action={
            <Link to="plusOrders" className={buttonClass({ tone: 'signal' })}>
              {t('order.back')}
            </Link>
          }
        >
          {t('order.unknown.text')}
        </EmptyState>
      ) : null}
      {query.error && !isUnknown ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
      {order ? (
        <>
          <OrderHead order={order} />
          <nav aria-label={title} className={styles.pages}>
            {pages.map((id) => (
              <Link
                key={id}
                to={id}
                params={{ orderNumber }}
                className={styles.page ?? ''}
                {...(id === page ? { 'aria-current': 'page' as const } : {})}
              >
                {t(`order.page.${id}`)}
              </Link>
            ))}
          </nav>
          {children(order)}
        </>
      ) : null}
    </GroupPage>
  );
}

const appearances = {
  OK: { severity: 'success' },
  WAITING: { tone: 'board' },
  DELAYED: { severity: 'warning' },
  FAILED: { severity: 'error' },
  NOT_STARTED: { tone: 'board' },
} as const;

/** The payment state of an order. */
export function PaymentState({ status }: { readonly status: CompanyOrder['payment_status'] }) {
  const { t } = useTranslation('mf-plus-pro');
  return <Badge {...appearances[status]}>{t(`order.payment.${status}`)}</Badge>;
}

function OrderHead({ order }: { readonly order: CompanyOrder }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  return (
    <p className={styles.head}>
      <strong>{format.money(order.total, order.currency)}</strong>
      <PaymentState status={order.payment_status} />
      {order.canceled_at ? (
        <Badge severity="warning">
          {t('order.canceledAt', { date: format.date(order.canceled_at, 'dateTime') })}
        </Badge>
      ) : null}
      <span>
        {t('order.by', {
          who: order.ordered_by.email ?? '–',
          date: order.completed_at ? format.date(order.completed_at, 'dateTime') : '–',
        })}
      </span>
    </p>
  );
}
