import { carriers, type StaffOrder } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Select, TextField } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from './action-dialog.tsx';
import { useCarrierName } from './carrier-name.ts';
import { sendShipment } from './fulfil.query.ts';
import { useLineName } from './line-name.ts';
import { type ParcelForm, piecesLeft, readParcel } from './read-parcel.ts';

interface ParcelDialogProps {
  readonly staffOrder: StaffOrder;
  readonly onClose: () => void;
}

/** Packs a shipment: by default everything that is left. */
export function ParcelDialog({ staffOrder: { order, lines }, onClose }: ParcelDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const nameOf = useLineName(order);
  const carrierName = useCarrierName();
  const open = lines.filter((line) => piecesLeft(line) > 0);
  const [form, setForm] = useState<ParcelForm>(() => ({
    carrier: '',
    tracking: '',
    weight: '',
    pieces: Object.fromEntries(open.map((line) => [line.line_item_id, String(piecesLeft(line))])),
  }));
  const change = (part: Partial<ParcelForm>) => setForm({ ...form, ...part });
  const reading = readParcel(form, lines);
  const errors = reading.ok ? [] : reading.errors;
  return (
    <ActionDialog
      wide
      title={t('parcel.add')}
      action={t('parcel.add')}
      done={t('parcel.added')}
      isComplete={reading.ok}
      disabledReason={open.length === 0 ? t('parcel.nothingLeft') : undefined}
      send={(key) => {
        if (!reading.ok) throw new Error('An incomplete form is not sent.');
        return sendShipment({ order_number: order.number, ...reading.parcel }, key);
      }}
      onClose={onClose}
    >
      {(tried) => {
        const shown = (field: (typeof errors)[number]) => tried && errors.includes(field);
        return (
          <>
            <p>{t('parcel.means')}</p>
            <Select
              data-autofocus
              label={t('order.carrier')}
              value={form.carrier}
              onChange={(carrier) => change({ carrier })}
              emptyLabel={t('parcel.chooseCarrier')}
              options={carriers.map((id) => ({ value: id, label: carrierName(id) }))}
              error={shown('carrier') ? t('parcel.carrierMissing') : undefined}
            />
            <TextField
              label={t('order.tracking')}
              optional={t('parcel.optional')}
              hint={t('parcel.trackingHint')}
              maxLength={60}
              value={form.tracking}
              onChange={(tracking) => change({ tracking })}
              error={shown('tracking') ? t('parcel.trackingWrong') : undefined}
            />
            <TextField
              label={t('parcel.weight')}
              optional={t('parcel.optional')}
              inputMode="decimal"
              figures
              value={form.weight}
              onChange={(weight) => change({ weight })}
              error={shown('weight') ? t('parcel.weightWrong') : undefined}
            />
            {open.map((line) => (
              <TextField
                key={line.line_item_id}
                label={t('refund.pieces', {
                  name: nameOf(line.line_item_id),
                  most: format.number(piecesLeft(line)),
                })}
                inputMode="numeric"
                figures
                value={form.pieces[line.line_item_id] ?? ''}
                onChange={(text) => change({ pieces: { ...form.pieces, [line.line_item_id]: text } })}
                error={shown('pieces') ? t('refund.wrongPieces') : undefined}
              />
            ))}
          </>
        );
      }}
    </ActionDialog>
  );
}
