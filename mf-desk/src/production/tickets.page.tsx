import { listStaffProduction, type StaffProductionLine } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link, useSearchParams } from '@shop/kit/router';
import { Button, Notice, Row, Skeleton } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DeskPage, NotAllowed } from '../frame/desk-page.tsx';
import { FactList } from '../frame/fact-list.tsx';
import { QrCode } from '../security/qr-code.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { useLineText } from './line-columns.tsx';
import { useLinesById } from './lines.query.ts';
import { lineParameter } from './scan-code.ts';
import { readTickets } from './ticket-address.ts';
import { TicketDie } from './ticket-die.tsx';
import styles from './tickets.module.css';

/** Work tickets, one a page, to print or to save as PDF with the browser. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('tickets.title')} needs={listStaffProduction}>
      <Tickets />
    </DeskPage>
  );
}

function Tickets() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const ids = readTickets(search);
  const query = useLinesById(ids);
  if (problemBehind(query.error)?.code === 'forbidden')
    return <NotAllowed title={t('tickets.title')} needs={listStaffProduction} />;
  const stop = stopBehind(query.error);
  if (stop !== null) return stop;
  const lines = query.data?.lines ?? [];
  const missing = query.data ? ids.length - lines.length : 0;
  return (
    <DeskFrame>
      <div className={styles.tools}>
        <h1>{t('tickets.title')}</h1>
        <p>{t('tickets.intro')}</p>
        <Row>
          <Button
            tone="signal"
            disabledReason={lines.length > 0 ? undefined : t('tickets.none')}
            onClick={() => window.print()}
          >
            {t('tickets.print')}
          </Button>
          <Link to="deskProduction">{t('nav.production')}</Link>
        </Row>
        {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
        {ids.length > 0 && query.isPending ? <Skeleton lines={5} /> : null}
        {ids.length === 0 || (query.data && lines.length === 0) ? (
          <Notice severity="warning">{t('tickets.none')}</Notice>
        ) : missing > 0 ? (
          <Notice severity="warning">{t('tickets.missing')}</Notice>
        ) : null}
      </div>
      {lines.map((line) => (
        <Ticket key={line.line_item_id} line={line} />
      ))}
    </DeskFrame>
  );
}

/** What the people at the machine need of one line, and the code that opens it at the desk. */
function Ticket({ line }: { readonly line: StaffProductionLine }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const text = useLineText();
  const headingId = useId();
  const address = `${window.location.origin}${href('deskProduction')}`;
  const code = `${address}${address.includes('?') ? '&' : '?'}${lineParameter}=${line.line_item_id}`;
  const facts = [
    [t('tickets.line'), String(line.line_item_id)],
    [t('orders.column.product'), text.product(line)],
    [t('request.options'), text.options(line)],
    ['SKU', line.sku],
    [t('orders.column.quantity'), format.number(line.quantity)],
    [t('production.column.toMake'), format.number(line.to_make)],
    [t('orders.column.placed'), format.date(line.placed_at)],
    [t('orders.column.dispatch'), text.day(line.dispatch_on)],
    [t('production.column.express'), line.express ? t('production.isExpress') : ''],
    [t('order.quality'), t(`order.qa.${line.quality}`)],
    [t('word.region'), line.region],
  ] as const;
  return (
    <article className={styles.ticket} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId}>
          {t('tickets.of', { number: line.order_number, line: String(line.line_item_id) })}
        </h2>
        <div className={styles.code}>
          <QrCode text={code} label={t('tickets.code', { line: String(line.line_item_id) })} />
        </div>
      </header>
      <FactList facts={facts} />
      <div className={styles.pictures}>
        <TicketDie line={line} />
        {line.thumbnail === null ? null : <img src={line.thumbnail} alt={t('tickets.picture')} />}
      </div>
    </article>
  );
}
