import type { Offer } from '@shop/contracts';
import { Slot, useDocumentTitle } from '@shop/kit';
import { loadLaterWords, useFormat, useTerms } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { Badge, buttonClass, EmptyState, FoldingLoader, GroupPage, Row, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import orderStyles from '../order/order.module.css';
import { useOfferOfToken } from './quotes.query.ts';

/** Only the pages of quotes load their words. */
export const loader = async () => {
  await loadLaterWords('mf-plus-pro');
  return null;
};

/** An offer to the company by its token: its lines side by side, until when it holds, and where it is accepted. */
export function Component() {
  const { t } = useTranslation('mf-plus-pro');
  const { token = '' } = useParams();
  const query = useOfferOfToken(token);
  const isUnknown = problemBehind(query.error)?.code === 'not_found' || query.data === null;
  useDocumentTitle(t('quotes.one.title'));
  return (
    <GroupPage
      navigation={<Slot name="accountNavigation" fallback={<Link to="account">{t('items.account')}</Link>} />}
    >
      <p className={orderStyles.back}>
        <Link to="plusQuotes">{t('quotes.one.back')}</Link>
      </p>
      <h1>{t('quotes.one.title')}</h1>
      {query.isPending ? <FoldingLoader label={t('list.loading')} /> : null}
      {isUnknown ? (
        <EmptyState
          title={t('quotes.unknown.title')}
          action={
            <Link to="plusQuotes" className={buttonClass({ tone: 'signal' })}>
              {t('quotes.one.back')}
            </Link>
          }
        >
          {t('quotes.unknown.text')}
        </EmptyState>
      ) : null}
      {query.error && !isUnknown ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
      {query.data ? <OfferOverview offer={query.data} token={token} /> : null}
    </GroupPage>
  );
}

function OfferOverview({ offer, token }: { readonly offer: Offer; readonly token: string }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const isOpen = offer.status === 'sent' || offer.status === 'viewed';
  return (
    <>
      <p className={orderStyles.head}>
        <Badge {...(isOpen ? { severity: 'success' } : { tone: 'board' })}>
          {t(`quotes.offer.${offer.status}`)}
        </Badge>
        <span>
          {t('quotes.one.about', { number: offer.qr_number, version: format.number(offer.version) })}
        </span>
        <span>{t('quotes.one.until', { date: format.date(offer.valid_until, 'dateTime') })}</span>
      </p>
      <OfferTable offer={offer} />
      {offer.terms === null ? null : <p className={orderStyles.address}>{offer.terms}</p>}
      <Row>
        {isOpen ? (
          <Link to="customOffer" params={{ token }} className={buttonClass({ tone: 'signal' })}>
            {t('quotes.one.review')}
          </Link>
        ) : null}
        {offer.status === 'accepted' ? (
          <Link to="customOffer" params={{ token }} className={buttonClass({})}>
            {t('quotes.open', { version: format.number(offer.version) })}
          </Link>
        ) : null}
        {offer.order_number === null ? null : (
          // Whether it is the company's order is not known here; its buyer gets to it from the offer.
          <span>{t('order.title', { number: offer.order_number })}</span>
        )}
        <a href={offer.pdf_url} className={buttonClass({})}>
          {t('quotes.one.pdf')}
        </a>
        {isOpen || offer.order_number !== null ? null : (
          <Link to="quote" className={buttonClass({ tone: 'signal' })}>
            {t('quotes.ask')}
          </Link>
        )}
      </Row>
    </>
  );
}

function OfferTable({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const term = useTerms();
  const money = (amount: string) => format.money(amount, offer.currency);
  return (
    <Table
      caption={t('quotes.one.lines')}
      stacked
      rows={offer.line_items}
      rowKey={({ id }) => String(id)}
      empty={null}
      columns={[
        {
          id: 'item',
          head: t('items.item'),
          cell: ({ configuration: { product, size, material }, accepted }) => (
            <div>
              {term('product', product)}{' '}
              {accepted ? <Badge severity="success">{t('quotes.one.chosen')}</Badge> : null}
              <div className={orderStyles.soft}>
                {format.size([size.length, size.width, size.height])}, {term('material', material)}
              </div>
            </div>
          ),
        },
        {
          id: 'sku',
          head: t('order.sku'),
          cell: ({ sku }) => <code className={orderStyles.sku}>{sku}</code>,
        },
        {
          id: 'pieces',
          head: t('orders.pieces'),
          figure: true,
          cell: ({ quantity }) => format.number(quantity),
        },
        {
          id: 'each',
          head: t('order.each'),
          figure: true,
          cell: ({ price }) => format.unitPrice(price, offer.currency),
        },
        { id: 'net', head: t('order.net'), figure: true, cell: ({ total }) => money(total) },
        { id: 'gross', head: t('order.gross'), figure: true, cell: ({ total_gross }) => money(total_gross) },
      ]}
    />
  );
}
