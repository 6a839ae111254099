import type { Shipment, StaffOrder } from '@shop/contracts';
import { TextField } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from './action-dialog.tsx';
import { useCarrierName } from './carrier-name.ts';
import { sendMove } from './fulfil.query.ts';
import { readTracking } from './read-parcel.ts';

/** What a shipment becomes next; null: it has arrived. */
export const nextShipmentState = ({ state }: Shipment): 'shipped' | 'delivered' | null =>
  state === 'packed' ? 'shipped' : state === 'shipped' ? 'delivered' : null;

interface MoveDialogProps {
  readonly shipment: Shipment;
  readonly staffOrder: StaffOrder;
  readonly onClose: () => void;
}

/** Moves a shipment on by one state, after it says which mail the customer gets. */
export function MoveDialog({ shipment, staffOrder: { customer }, onClose }: MoveDialogProps) {
  const { t } = useTranslation('mf-desk');
  const carrierName = useCarrierName();
  // As it was opened: a later refresh does not turn one action into another.
  const [{ to, stored }] = useState(() => ({
    to: nextShipmentState(shipment) ?? 'delivered',
    stored: shipment.tracking_number,
  }));
  const [typed, setTyped] = useState(stored ?? '');
  const isPickUp = shipment.carrier === 'pick-up';
  const asksTracking = to === 'shipped' && !isPickUp;
  const tracking = readTracking(typed);
  const isMissing = asksTracking && tracking === undefined;
  const email = customer.email ?? t('parcel.theCustomer');
  return (
    <ActionDialog
      title={t(`parcel.to.${to}`)}
      action={t(`parcel.to.${to}`)}
      done={t(`parcel.is.${to}`)}
      isComplete={!asksTracking || typeof tracking === 'string'}
      send={(key) =>
        sendMove(
          { id: shipment.id, state: to, tracking: asksTracking ? (tracking ?? undefined) : undefined },
          key,
        )
      }
      onClose={onClose}
    >
      {(tried) => (
        <>
          <p>
            {to === 'delivered'
              ? t('parcel.deliverMeans')
              : t(isPickUp ? 'parcel.pickUpMeans' : 'parcel.shipMeans', { email })}
          </p>
          {asksTracking ? (
            <TextField
              data-autofocus
              label={`${t('order.tracking')} (${carrierName(shipment.carrier)})`}
              maxLength={60}
              value={typed}
              onChange={setTyped}
              error={
                !tried
                  ? undefined
                  : isMissing
                    ? t('parcel.trackingMissing')
                    : tracking === null
                      ? t('parcel.trackingWrong')
                      : undefined
              }
            />
          ) : null}
        </>
      )}
    </ActionDialog>
  );
}
