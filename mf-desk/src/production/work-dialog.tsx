import {
  beginProduction,
  createShipment,
  type StaffOrder,
  type StaffProductionLine,
  updateShipment,
} from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Anchor, Link } from '@shop/kit/router';
import { Badge, Button, Dialog, Row, Skeleton } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import { useMay } from '../frame/staff-me.ts';
import { type FulfilAction, FulfilButtons, FulfilDialog } from '../order/fulfil-actions.tsx';
import { useLineName } from '../order/line-name.ts';
import { nextShipmentState } from '../order/move-dialog.tsx';
import { findNextAction } from '../order/next-action.ts';
import { OrderParcels } from '../order/order-parcels.tsx';
import styles from '../orders/orders.module.css';
import { useStaffOrder } from '../orders/orders.query.ts';
import { useLineText } from './line-columns.tsx';
import styleOfProduction from './production.module.css';
import { ticketsOf } from './ticket-address.ts';

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
            <NextAction staffOrder={read.data} onAct={setAction} />
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
          <Anchor href={ticketsOf([String(line.line_item_id)])}>{t('tickets.one')}</Anchor>
        </p>
        <p>
          <Link to="deskOrder" params={{ orderNumber: line.order_number }}>
            {t('production.wholeOrder')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

/** The call of each action, for whoever may. */
const callOf = { begin: beginProduction, pack: createShipment, move: updateShipment } as const;

/** The next step to make or send it: it has the focus, so that a scan and Enter are enough. */
function NextAction({ staffOrder, onAct }: Part & { readonly onAct: (action: FulfilAction) => void }) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const action = findNextAction(staffOrder);
  const isMine = action !== null && may(callOf[action.kind]);
  const box = useRef<HTMLDivElement>(null);
  // The dialog focuses it when it opens; this is for an order that arrives later.
  useEffect(() => {
    if (isMine) box.current?.querySelector('button')?.focus();
  }, [isMine]);
  if (!isMine) return null;
  const label =
    action.kind === 'move'
      ? t(`parcel.to.${nextShipmentState(action.shipment) ?? 'delivered'}`)
      : t(action.kind === 'begin' ? 'begin.title' : 'parcel.add');
  return (
    <div ref={box} className={styleOfProduction.next}>
      <p>{t('scan.next')}</p>
      <Button
        data-autofocus
        tone="signal"
        aria-label={t('scan.nextIs', { action: label })}
        onClick={() => onAct(action)}
      >
        {label}
      </Button>
    </div>
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
