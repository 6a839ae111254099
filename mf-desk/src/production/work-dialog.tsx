import type { StaffOrder, StaffProductionLine } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { Badge, Dialog, Row, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import { type FulfilAction, FulfilButtons, FulfilDialog } from '../order/fulfil-actions.tsx';
import { useLineName } from '../order/line-name.ts';
import { OrderParcels } from '../order/order-parcels.tsx';
import styles from '../orders/orders.module.css';
import { useStaffOrder } from '../orders/orders.query.ts';
import { useLineText } from './line-columns.tsx';

interface WorkDialogProps {
  readonly line: StaffProductionLine;
  readonly onClose: () => void;
}

/** One line with its order: what to make, print files, shipments, and what is done next. An action takes its place. */
export function WorkDialog({ line, onClose }: WorkDialogProps) {
  const { t } = useTranslation('mf-desk');
  const read = useStaffOrder(line.order_number);
  const [action, setAction] = useState<FulfilAction | null>(null);
  if (action !== null && read.data)
    return <FulfilDialog action={action} staffOrder={read.data} onClose={() => setAction(null)} />;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('order.title', { number: line.order_number })}
      closeLabel={t('desk.close')}
      footer={read.data ? <FulfilButtons staffOrder={read.data} onAct={setAction} /> : null}
    >
      <div className={styles.part}>
        <LineFacts line={line} />
        {read.error ? <ProblemPanel error={read.error} onRetry={read.refetch} kept={t('desk.kept')} /> : null}
        {read.data ? (
          <>
            <States staffOrder={read.data} />
            <PrintFiles staffOrder={read.data} />
            <OrderParcels
              staffOrder={read.data}
              onMove={(shipment) => setAction({ kind: 'move', shipment })}
            />
          </>
        ) : read.isPending ? (
          <Skeleton lines={5} />
        ) : null}
        <p>
          <Link to="deskOrder" params={{ orderNumber: line.order_number }}>
            {t('production.wholeOrder')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

/** What is to be made, as it was listed. */
export function LineFacts({ line }: Pick<WorkDialogProps, 'line'>) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const text = useLineText();
  const facts = [
    [t('orders.column.product'), text.product(line)],
    [t('request.options'), text.options(line)],
    [t('orders.column.quantity'), format.number(line.quantity)],
    [t('orders.column.dispatch'), text.day(line.dispatch_on)],
    [t('production.column.express'), line.express ? t('production.isExpress') : ''],
  ] as const;
  return (
    <div className={styles.line}>
      {line.thumbnail === null ? null : <img src={line.thumbnail} alt="" loading="lazy" />}
      <FactList facts={facts} />
    </div>
  );
}

interface Part {
  readonly staffOrder: StaffOrder;
}

/** Where the order is now, and what it waits for. */
export function States({ staffOrder: { stage, late, obstacles } }: Part) {
  const { t } = useTranslation('mf-desk');
  return (
    <Row>
      <Badge>{t(`orders.stage.${stage}`)}</Badge>
      {late === null ? null : <Badge severity="error">{t(`orders.late.${late}`)}</Badge>}
      {obstacles.map((one) => (
        <Badge key={one} severity="warning">
          {t(`orders.obstacle.${one}`)}
        </Badge>
      ))}
    </Row>
  );
}

/** The print files of all lines of the order; one that failed says why. */
export function PrintFiles({ staffOrder: { order, lines } }: Part) {
  const { t } = useTranslation('mf-desk');
  const nameOf = useLineName(order);
  const printed = lines.flatMap(({ line_item_id: id, print_file: file }) => (file ? [{ id, file }] : []));
  if (printed.length === 0) return <p>{t('production.noFiles')}</p>;
  return (
    <section>
      <h2>{t('production.files')}</h2>
      <ul className={styles.results}>
        {printed.map(({ id, file }) => (
          <li key={id}>
            {file.url === null ? (
              `${nameOf(id)}: ${t(`order.fileState.${file.status}`)}`
            ) : (
              <a href={file.url}>{nameOf(id)} (PDF)</a>
            )}
            {file.problem === null ? null : <code lang="en"> {file.problem}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}
