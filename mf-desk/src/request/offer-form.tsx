import { createStaffRequest, type StaffQuote } from '@shop/contracts';
import { Button, Notice, Row, TextArea, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { useMay } from '../frame/staff-me.ts';
import { useOnline } from '../releases/freshness.tsx';
import styles from './offer-form.module.css';
import { OfferLine } from './offer-line.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { type OfferFormState, useOfferForm } from './use-offer-form.ts';

/**
 * Writes an offer: alternatives in any box, at the model's price or an agreed one, with what each earns. A price below
 * the lowest margin goes to another person for approval.
 */
export function OfferForm({ quote }: { readonly quote: StaffQuote }) {
  const { t } = useTranslation('mf-desk');
  const form = useOfferForm(quote);
  const { draft, shown, problem, change } = form;
  return (
    <section className={styles.form} aria-labelledby="offer-form">
      <h2 id="offer-form">{t('offer.title')}</h2>
      {draft.lines.map((line, at) => (
        <OfferLine key={line.key} quote={quote} form={form} at={at} />
      ))}
      <Row>
        <Button
          size="small"
          disabledReason={draft.lines.length < 20 ? undefined : t('offer.enough')}
          onClick={form.addLine}
        >
          {t('offer.add')}
        </Button>
      </Row>
      <TextField
        inputMode="numeric"
        label={t('offer.days')}
        value={draft.days}
        onChange={(days) => change({ days })}
        error={form.isWrong('days') ? t('offer.wrongDays') : undefined}
      />
      <TextArea
        rows={2}
        label={t('offer.terms')}
        hint={t('offer.termsHint')}
        maxLength={2000}
        value={draft.terms}
        onChange={(terms) => change({ terms })}
      />
      {shown ? <OfferPreview preview={shown} /> : null}
      {form.isBelowModel ? (
        <TextArea
          rows={2}
          label={t('offer.reason')}
          hint={t('order.noteHint')}
          maxLength={500}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={form.lacksReason ? t('approvals.reasonShort') : undefined}
        />
      ) : null}
      {problem ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
      <OfferButtons form={form} region={quote.region} />
    </section>
  );
}

/** Preview first; then send, or ask another person where the margin is below the floor. */
function OfferButtons({ form, region }: { readonly form: OfferFormState; readonly region: string }) {
  const { t } = useTranslation('mf-desk');
  const offline = useOnline() ? undefined : t('change.offline');
  const may = useMay();
  const { shown, busy } = form;
  return (
    <Row>
      <Button
        tone={shown ? 'plain' : 'signal'}
        busy={busy && shown === null}
        busyLabel={t('change.sending')}
        disabledReason={offline}
        onClick={() => void form.preview()}
      >
        {t('offer.preview')}
      </Button>
      {shown && (!shown.needs_approval || may(createStaffRequest, region)) ? (
        <Button
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={offline}
          onClick={() => void form.send()}
        >
          {t(shown.needs_approval ? 'offer.ask' : 'offer.send')}
        </Button>
      ) : null}
    </Row>
  );
}
