import { beginProduction, createShipment, type Shipment, type StaffOrder } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../frame/staff-me.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';
import { piecesLeft } from './read-parcel.ts';

/** What is done to make and send an order. */
export type FulfilAction =
  | { readonly kind: 'begin' }
  | { readonly kind: 'pack' }
  | { readonly kind: 'move'; readonly shipment: Shipment };

interface FulfilButtonsProps {
  readonly staffOrder: StaffOrder;
  readonly onAct: (action: FulfilAction) => void;
}

/** "Begin production" and "Add shipment", for whoever may; a disabled one says what the order waits for. */
export function FulfilButtons({ staffOrder, onAct }: FulfilButtonsProps) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const { order, stage, lines, obstacles } = staffOrder;
  const blocked = obstacles.find((one) => one !== 'print_file_failed' && one !== 'quality_failed');
  const waits =
    stage === 'canceled'
      ? t('orders.stage.canceled')
      : blocked === undefined
        ? undefined
        : t(`orders.obstacle.${blocked}`);
  const hasBegun = (order.fulfilment_status ?? 'none') !== 'none';
  const isAllPacked = lines.every((line) => piecesLeft(line) === 0);
  return (
    <>
      {may(beginProduction) && !hasBegun && stage !== 'canceled' ? (
        <Button
          disabledReason={
            waits ?? (obstacles.includes('quality_failed') ? t('orders.obstacle.quality_failed') : undefined)
          }
          onClick={() => onAct({ kind: 'begin' })}
        >
          {t('begin.title')}
        </Button>
      ) : null}
      {may(createShipment) ? (
        <Button
          disabledReason={waits ?? (isAllPacked ? t('parcel.nothingLeft') : undefined)}
          onClick={() => onAct({ kind: 'pack' })}
        >
          {t('parcel.add')}
        </Button>
      ) : null}
    </>
  );
}

interface FulfilDialogProps {
  readonly action: FulfilAction;
  readonly staffOrder: StaffOrder;
  readonly onClose: () => void;
}

/** The dialog of one action. */
export function FulfilDialog({ action, staffOrder, onClose }: FulfilDialogProps) {
  if (action.kind === 'begin') return <BeginDialog number={staffOrder.order.number} onClose={onClose} />;
  if (action.kind === 'pack') return <ParcelDialog staffOrder={staffOrder} onClose={onClose} />;
  return <MoveDialog shipment={action.shipment} staffOrder={staffOrder} onClose={onClose} />;
}
