import { type Offer, type OfferLine, selectQuantityOption } from '@shop/contracts';
import { toast } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { ChoiceTiles } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface QuantityChoiceProps {
  readonly offer: Offer;
  readonly line: OfferLine;
  readonly token: string;
  /** Receives the offer with the selected quantity. */
  readonly onOffer: (offer: Offer) => void;
  /** Called on a refusal: the offer has changed or ended. */
  readonly onStale: () => void;
}

/** The available quantities of a line, each with its price; nothing if there is only one. */
export function QuantityChoice({ offer, line, token, onOffer, onStale }: QuantityChoiceProps) {
  const { t } = useTranslation('mf-quotes');
  const format = useFormat();
  const options = line.quantity_options ?? [];
  const selected = options.find((option) => option.selected);
  const [pendingId, setPendingId] = useState<string>();
  const latest = useRef<string>(undefined);
  const isSending = useRef(false);
  if (options.length < 2) return null;

  /** Sends one selection at a time; of those made in the meantime (arrow keys) only the last one is sent. */
  const choose = async (id: string) => {
    setPendingId(id);
    latest.current = id;
    if (isSending.current) return;
    isSending.current = true;
    let sentId: string | undefined;
    while (latest.current !== undefined && latest.current !== sentId) {
      sentId = latest.current;
      const reply = await call(selectQuantityOption, {
        params: { id: sentId },
        body: { token },
        idempotencyKey: newIdempotencyKey(),
      });
      if (!reply.ok) {
        toast('error', problemText(reply.problem));
        onStale();
        break;
      }
      if (reply.value.offer && latest.current === sentId) onOffer(reply.value.offer);
    }
    latest.current = undefined;
    isSending.current = false;
    setPendingId(undefined);
  };
  return (
    <ChoiceTiles
      legend={t('offer.quantities')}
      layout="compact"
      name={`quantity-${line.id}`}
      value={pendingId ?? (selected ? String(selected.id) : undefined)}
      onChange={(id) => void choose(id)}
      choices={options.map((option) => ({
        value: String(option.id),
        label: t('offer.pieces', { count: option.quantity, figure: format.number(option.quantity) }),
        detail: format.money(offer.tax.shown_included ? option.total_gross : option.total, offer.currency),
      }))}
    />
  );
}
