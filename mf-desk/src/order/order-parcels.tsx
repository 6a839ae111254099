import { type Shipment, type StaffOrder, updateShipment } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Anchor } from '@shop/kit/router';
import { Button, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../frame/staff-me.ts';
import { useCarrierName } from './carrier-name.ts';
import { useLineName } from './line-name.ts';
import { nextShipmentState } from './move-dialog.tsx';

interface OrderParcelsProps {
  readonly staffOrder: StaffOrder;
  readonly onMove: (shipment: Shipment) => void;
}

/** The shipments of an order with contents, tracking and packing list; one press moves one on. */
export function OrderParcels({ staffOrder: { order, shipments }, onMove }: OrderParcelsProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const nameOf = useLineName(order);
  const carrierName = useCarrierName();
  const mayMove = useMay()(updateShipment);
  return (
    <Table
      caption={t('order.parcels')}
      rows={shipments}
      rowKey={({ id }) => String(id)}
      empty={t('order.nothing')}
      columns={[
        {
          id: 'at',
          head: t('word.at'),
          cell: (one) => format.date(one.delivered_at ?? one.shipped_at ?? one.packed_at, 'dateTime'),
        },
        {
          id: 'contents',
          head: t('parcel.contents'),
          cell: ({ line_items }) =>
            line_items
              .map(({ line_item_id, quantity }) => `${format.number(quantity)} × ${nameOf(line_item_id)}`)
              .join(', '),
        },
        {
          id: 'tracking',
          head: t('order.tracking'),
          cell: ({ carrier, tracking_number, tracking_url }) => (
            <>
              {carrierName(carrier)}{' '}
              {tracking_url === null ? (
                tracking_number
              ) : (
                <Anchor href={tracking_url}>{tracking_number}</Anchor>
              )}
            </>
          ),
        },
        { id: 'state', head: t('word.state'), cell: ({ state }) => t(`order.parcelState.${state}`) },
        {
          id: 'list',
          head: t('parcel.list'),
          cell: ({ id, packing_list_url }) => (
            <a href={packing_list_url} aria-label={t('parcel.listOf', { id: String(id) })}>
              {t('order.fileOpen')}
            </a>
          ),
        },
        ...(mayMove
          ? [
              {
                id: 'move',
                head: t('word.action'),
                cell: (shipment: Shipment) => <MoveButton shipment={shipment} onMove={onMove} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function MoveButton({
  shipment,
  onMove,
}: Pick<OrderParcelsProps, 'onMove'> & { readonly shipment: Shipment }) {
  const { t } = useTranslation('mf-desk');
  const to = nextShipmentState(shipment);
  return to === null ? (
    '–'
  ) : (
    <Button size="small" onClick={() => onMove(shipment)}>
      {t(`parcel.to.${to}`)}
    </Button>
  );
}
