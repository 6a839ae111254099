import {
  createStaffOffer,
  previewStaffOffer,
  type ReplyOf,
  type StaffOfferInput,
  type StaffQuote,
} from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, call, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendRequest } from '../approvals/approvals.query.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { usualBox } from './box-fields.tsx';
import { findFaults, type OfferDraft, readOffer } from './offer-draft.ts';

/** The box that a new alternative begins with where the request has none. */
const firstProduct = 'mailer-box-plain';

/** The box of a new alternative: the requested one, or a usual one of the market. */
export const beginBox = ({ request, region }: StaffQuote) =>
  request.configuration ?? usualBox(firstProduct, region);

/** An offer begins with the quantities that the buyer asked for. */
const toDraft = (quote: StaffQuote): OfferDraft => ({
  lines: (quote.request.quantities.length > 0 ? quote.request.quantities : [500]).map((quantity, key) => ({
    key,
    box: quote.request.configuration === null ? beginBox(quote) : null,
    quantity: String(quantity),
    price: '',
  })),
  days: '14',
  terms: '',
  reason: '',
});

/** The path of a refused field as the form names it. */
const fieldOf = (path: string): string =>
  path
    .replace(/^offer\./, '')
    .replace(/\.total_net$/, '.price')
    .replace(/\.configuration.*$/, '.box')
    .replace(/^valid_until$/, 'days');

interface ShownPreview {
  readonly input: StaffOfferInput;
  readonly preview: ReplyOf<typeof previewStaffOffer>;
}

/**
 * The state of an offer that is being written: what was typed, its faults, the last preview, and how it is sent. A
 * change of lines or validity discards the preview, so that what is sent was seen.
 */
export function useOfferForm(quote: StaffQuote) {
  const { t } = useTranslation('mf-desk');
  const { request, region, revision } = quote;
  const [draft, setDraft] = useState<OfferDraft>(() => toDraft(quote));
  const [tried, setTried] = useState(false);
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  // One key for one confirmed preview: a repeated click or a lost reply offers once.
  const key = useRef(newIdempotencyKey());
  const nextLine = useRef(draft.lines.length);
  const hasBox = request.configuration !== null;
  const refused = new Set((problem?.fields ?? []).map(({ path }) => fieldOf(path)));
  const faults = tried ? findFaults(draft, hasBox) : new Set<string>();
  const isBelowModel = shown?.preview.lines.some(({ discount }) => Number(discount) > 0) ?? false;
  const isReasonMissing = isBelowModel && draft.reason.trim().length < 3;

  const change = (part: Partial<OfferDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem(null);
    if (part.reason === undefined && part.terms === undefined) setShown(null);
  };
  const changeLine = (at: number, part: Partial<OfferDraft['lines'][number]>) =>
    change({ lines: draft.lines.map((line, place) => (place === at ? { ...line, ...part } : line)) });
  const removeLine = (at: number) => change({ lines: draft.lines.filter((_, place) => place !== at) });
  const addLine = () => {
    const last = draft.lines.at(-1);
    nextLine.current += 1;
    const line = { key: nextLine.current, box: last?.box ?? null, quantity: last?.quantity ?? '500' };
    change({ lines: [...draft.lines, { ...line, price: '' }] });
  };

  const where = { params: { id: request.qr_number }, headers: { 'X-Region': region } };
  const preview = async () => {
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
  return {
    draft,
    shown: shown?.preview ?? null,
    problem,
    busy,
    isBelowModel,
    /** Whether sending was tried without the reason that a price below the model needs. */
    lacksReason: tried && isReasonMissing,
    /** Whether the form or the server found something wrong with the field. */
    isWrong: (field: string) => faults.has(field) || refused.has(field),
    change,
    changeLine,
    removeLine,
    addLine,
    preview,
    send,
  };
}

export type OfferFormState = ReturnType<typeof useOfferForm>;
