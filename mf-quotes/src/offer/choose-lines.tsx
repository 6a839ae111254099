import type { Offer } from '@shop/contracts';
import { toast } from '@shop/kit';
import { newIdempotencyKey } from '@shop/kit/api';
import { problemText, useFormat, useText } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { add, fromDecimal, toDecimal, zero } from '@shop/money';
import { Button } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import styles from '../request/request.module.css';
import { accept, rememberOffer } from './offer.query.ts';
import { OfferLines, shownTotal } from './offer-lines.tsx';
import { QuantityChoice } from './quantity-choice.tsx';

interface ChooseLinesProps {
  readonly offer: Offer;
  readonly token: string;
  /** The offer has ended meanwhile: read it again. */
  readonly onStale: () => void;
}

/** Choosing lines and ordering them. One line alone is chosen from the start. */
export function ChooseLines({ offer, token, onStale }: ChooseLinesProps) {
  const t = useText();
  const format = useFormat();
  const [first, ...others] = offer.line_items;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(first && others.length === 0 ? [first.id] : []),
  );
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const key = useRef(newIdempotencyKey());
  const lines = offer.line_items.filter(({ id }) => chosen.has(id));
  const total = lines.reduce(
    (sum, line) => add(sum, fromDecimal(shownTotal(offer, line), offer.currency) ?? zero(offer.currency)),
    zero(offer.currency),
  );
  const choose = (id: number, on: boolean) => {
    setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
    key.current = newIdempotencyKey();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size === 0) return setTried(true);
    setBusy(true);
    const accepted = await accept(token, [...chosen], key.current);
    setBusy(false);
    if (!accepted.ok) {
      toast('problem', problemText(accepted.problem));
      return onStale();
    }
    await navigate('orderDetails', { orderNumber: accepted.value.number });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.lines}>
      <OfferLines
        offer={offer}
        chosen={chosen}
        onChoose={choose}
        choices={(line) => (
          <QuantityChoice
            offer={offer}
            line={line}
            token={token}
            onOffer={(changed) => {
              key.current = newIdempotencyKey();
              rememberOffer(token, changed);
            }}
            onStale={onStale}
          />
        )}
      />
      {tried && chosen.size === 0 ? <p role="alert">{t('offer.chooseOne')}</p> : null}
      <p aria-live="polite">
        <strong>{t('offer.total', { price: format.money(toDecimal(total), offer.currency) })}</strong>{' '}
        {t('offer.shippingLater')}
      </p>
      <div>
        <Button type="submit" tone="signal" size="large" busy={busy} busyLabel={t('offer.accepting')}>
          {t('offer.accept')}
        </Button>
      </div>
    </form>
  );
}
