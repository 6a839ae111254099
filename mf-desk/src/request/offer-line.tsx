import type { StaffQuote } from '@shop/contracts';
import { Button, Notice, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { BoxFields } from './box-fields.tsx';
import styles from './offer-form.module.css';
import { beginBox, type OfferFormState } from './use-offer-form.ts';

interface OfferLineProps {
  readonly quote: StaffQuote;
  readonly form: OfferFormState;
  readonly at: number;
}

/** One alternative of an offer: quantity, agreed price, and its box where it differs from the requested one. */
export function OfferLine({ quote, form, at }: OfferLineProps) {
  const { t } = useTranslation('mf-desk');
  const line = form.draft.lines[at];
  if (line === undefined) return null;
  const fault = (field: string, text: string) => (form.isWrong(`lines.${at}.${field}`) ? text : undefined);
  const wrongBox = fault('box', t('offer.wrongBox'));
  return (
    <fieldset className={styles.line}>
      <legend>{t('offer.alternative', { number: String(at + 1) })}</legend>
      <div className={styles.fields}>
        <TextField
          dense
          inputMode="numeric"
          label={t('orders.column.quantity')}
          value={line.quantity}
          onChange={(quantity) => form.changeLine(at, { quantity })}
          error={fault('quantity', t('offer.wrongQuantity'))}
        />
        <TextField
          dense
          inputMode="decimal"
          label={t('offer.price')}
          hint={t('offer.priceHint')}
          value={line.price}
          onChange={(price) => form.changeLine(at, { price })}
          error={fault('price', t('refund.wrongAmount'))}
        />
        {line.box === null ? (
          <Button size="small" onClick={() => form.changeLine(at, { box: beginBox(quote) })}>
            {t('offer.otherBox')}
          </Button>
        ) : null}
        {form.draft.lines.length > 1 ? (
          <Button
            size="small"
            aria-label={t('offer.removeOf', { number: String(at + 1) })}
            onClick={() => form.removeLine(at)}
          >
            {t('offer.remove')}
          </Button>
        ) : null}
      </div>
      {line.box === null ? (
        wrongBox ? (
          <Notice severity="error">{wrongBox}</Notice>
        ) : null
      ) : (
        <BoxFields
          box={line.box}
          region={quote.region}
          onChange={(box) => form.changeLine(at, { box })}
          error={wrongBox}
        />
      )}
    </fieldset>
  );
}
