import {
  createStaffOffer,
  createStaffRequest,
  previewStaffOffer,
  type ReplyOf,
  type StaffOfferInput,
  type StaffQuote,
} from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, call, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { Button, Notice, Row, TextArea, TextField } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendRequest } from '../approvals/approvals.query.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { useMay } from '../frame/staff-me.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { BoxFields, usualBox } from './box-fields.tsx';
import { findFaults, type OfferDraft, readOffer } from './offer-draft.ts';
import styles from './offer-form.module.css';
import { OfferPreview } from './offer-preview.tsx';

type Preview = ReplyOf<typeof previewStaffOffer>;

/** The box that a new alternative begins with where the request has none. */
const firstProduct = 'mailer-box-plain';

/** Two lines at most begin an offer: those of the quantities that the buyer asked for. */
const toDraft = ({ request, region }: StaffQuote): OfferDraft => ({
  lines: (request.quantities.length > 0 ? request.quantities : [500]).map((quantity, key) => ({
    key,
    box: request.configuration === null ? usualBox(firstProduct, region) : null,
    quantity: String(quantity),
    price: '',
  })),
  days: '14',
  terms: '',
  reason: '',
});

/** The path of a refused field as this form names it. */
const fieldOf = (path: string): string =>
  path
    .replace(/^offer\./, '')
    .replace(/\.total_net$/, '.price')
    .replace(/\.configuration.*$/, '.box')
    .replace(/^valid_until$/, 'days');

/**
 * Writes an offer: alternatives in any box, at the model's price or an agreed one, with what each earns. A price below
 * the lowest margin goes to another person for approval.
 */
export function OfferForm({ quote }: { readonly quote: StaffQuote }) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const may = useMay();
  const { request, region, revision } = quote;
  const [draft, setDraft] = useState<OfferDraft>(() => toDraft(quote));
  const [tried, setTried] = useState(false);
  const [shown, setShown] = useState<{ readonly input: StaffOfferInput; readonly preview: Preview } | null>(
    null,
  );
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  // One key for one confirmed preview: a repeated click or a lost reply offers once.
  const key = useRef(newIdempotencyKey());
  const nextLine = useRef(draft.lines.length);
  const hasBox = request.configuration !== null;
  const refused = new Set((problem?.fields ?? []).map(({ path }) => fieldOf(path)));
  const faults = tried ? findFaults(draft, hasBox) : new Set<string>();
  const fault = (field: string, text: string) => (faults.has(field) || refused.has(field) ? text : undefined);
  const isBelowModel = shown?.preview.lines.some(({ discount }) => Number(discount) > 0) ?? false;
  const isReasonMissing = isBelowModel && draft.reason.trim().length < 3;
  const change = (part: Partial<OfferDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem(null);
    if (part.reason === undefined && part.terms === undefined) setShown(null);
  };
  const changeLine = (at: number, part: Partial<OfferDraft['lines'][number]>) =>
    change({ lines: draft.lines.map((line, place) => (place === at ? { ...line, ...part } : line)) });
  const where = { params: { id: request.qr_number }, headers: { 'X-Region': region } };
  const look = async () => {
    setTried(true);
    const input = readOffer(draft, hasBox, revision, new Date());
    if (input === null) return;
    setBusy(true);
    const result = await call(previewStaffOffer, { ...where, body: input });
    setBusy(false);
    key.current = newIdempotencyKey();
    setProblem(result.ok ? null : result.problem);
    setShown(result.ok ? { input, preview: result.value } : null);
  };
  const send = async () => {
    const input = readOffer(draft, hasBox, shown?.input.revision ?? revision, new Date());
    if (shown === null || input === null || isReasonMissing) return setTried(true);
    const offer = { ...input, valid_until: shown.input.valid_until };
    setBusy(true);
    const result = shown.preview.needs_approval
      ? await sendRequest(
          { kind: 'offer', quote_number: request.qr_number, offer },
          draft.reason.trim(),
          key.current,
          region,
        )
      : await call(createStaffOffer, { ...where, body: offer, idempotencyKey: key.current });
    if (!result.ok && !mayHaveHappened(result.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    setBusy(false);
    setProblem(result.ok ? null : result.problem);
    if (!result.ok) return;
    toast('success', t(shown.preview.needs_approval ? 'offer.asked' : 'offer.sent'));
    setShown(null);
    setTried(false);
  };
  return (
    <section className={styles.form} aria-labelledby="offer-form">
      <h2 id="offer-form">{t('offer.title')}</h2>
      {draft.lines.map((line, at) => (
        <fieldset key={line.key} className={styles.line}>
          <legend>{t('offer.alternative', { number: String(at + 1) })}</legend>
          <div className={styles.fields}>
            <TextField
              dense
              inputMode="numeric"
              label={t('orders.column.quantity')}
              value={line.quantity}
              onChange={(quantity) => changeLine(at, { quantity })}
              error={fault(`lines.${at}.quantity`, t('offer.wrongQuantity'))}
            />
            <TextField
              dense
              inputMode="decimal"
              label={t('offer.price')}
              hint={t('offer.priceHint')}
              value={line.price}
              onChange={(price) => changeLine(at, { price })}
              error={fault(`lines.${at}.price`, t('refund.wrongAmount'))}
            />
            {line.box === null ? (
              <Button
                size="small"
                onClick={() =>
                  changeLine(at, { box: request.configuration ?? usualBox(firstProduct, region) })
                }
              >
                {t('offer.otherBox')}
              </Button>
            ) : null}
            {draft.lines.length > 1 ? (
              <Button
                size="small"
                aria-label={t('offer.removeOf', { number: String(at + 1) })}
                onClick={() => change({ lines: draft.lines.filter((one) => one !== line) })}
              >
                {t('offer.remove')}
              </Button>
            ) : null}
          </div>
          {line.box === null ? (
            faults.has(`lines.${at}.box`) || refused.has(`lines.${at}.box`) ? (
              <Notice severity="error">{t('offer.wrongBox')}</Notice>
            ) : null
          ) : (
            <BoxFields
              box={line.box}
              region={region}
              onChange={(box) => changeLine(at, { box })}
              error={fault(`lines.${at}.box`, t('offer.wrongBox'))}
            />
          )}
        </fieldset>
      ))}
      <Row>
        <Button
          size="small"
          disabledReason={draft.lines.length < 20 ? undefined : t('offer.enough')}
          onClick={() => {
            const last = draft.lines.at(-1);
            nextLine.current += 1;
            change({
              lines: [
                ...draft.lines,
                {
                  key: nextLine.current,
                  box: last?.box ?? null,
                  quantity: last?.quantity ?? '500',
                  price: '',
                },
              ],
            });
          }}
        >
          {t('offer.add')}
        </Button>
      </Row>
      <TextField
        inputMode="numeric"
        label={t('offer.days')}
        value={draft.days}
        onChange={(days) => change({ days })}
        error={fault('days', t('offer.wrongDays'))}
      />
      <TextArea
        rows={2}
        label={t('offer.terms')}
        hint={t('offer.termsHint')}
        maxLength={2000}
        value={draft.terms}
        onChange={(terms) => change({ terms })}
      />
      {shown ? <OfferPreview preview={shown.preview} /> : null}
      {isBelowModel ? (
        <TextArea
          rows={2}
          label={t('offer.reason')}
          hint={t('order.noteHint')}
          maxLength={500}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={tried && isReasonMissing ? t('approvals.reasonShort') : undefined}
        />
      ) : null}
      {problem ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
      <Row>
        <Button
          tone={shown ? 'plain' : 'signal'}
          busy={busy && shown === null}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
          onClick={() => void look()}
        >
          {t('offer.preview')}
        </Button>
        {shown && (!shown.preview.needs_approval || may(createStaffRequest, region)) ? (
          <Button
            tone="signal"
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={online ? undefined : t('change.offline')}
            onClick={() => void send()}
          >
            {t(shown.preview.needs_approval ? 'offer.ask' : 'offer.send')}
          </Button>
        ) : null}
      </Row>
    </section>
  );
}
