import {
  type BodyOf,
  createRefund,
  createStaffRequest,
  previewRefund,
  type ReplyOf,
  type StaffOrder,
} from '@shop/contracts';
import { toast } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Button, Dialog, Notice, Select, Table, TextArea, TextField } from '@shop/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendRequest } from '../approvals/approvals.query.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { useMay } from '../frame/staff-me.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { useLineName } from './line-name.ts';
import { type RefundForm, type RefundReason, readRefund } from './read-refund.ts';

type RefundRequest = BodyOf<typeof previewRefund>;
type Preview = ReplyOf<typeof previewRefund>;

/** The reasons that staff choose; the others are recorded by the shop itself. */
const reasons: readonly RefundReason[] = [
  'defect',
  'wrong_item',
  'late_delivery',
  'price_reduction',
  'withdrawal',
  'overpayment',
];

interface RefundDialogProps {
  readonly staffOrder: StaffOrder;
  readonly onClose: () => void;
}

/** Refunds by pieces of a line or by an amount, after a preview to the cent that names the credit note. */
export function RefundDialog({ staffOrder: { order, lines }, onClose }: RefundDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const nameOf = useLineName(order);
  const [form, setForm] = useState<RefundForm>({ way: 'lines', pieces: {}, amount: '', reason: 'defect' });
  const [tried, setTried] = useState(false);
  const [shown, setShown] = useState<{ readonly request: RefundRequest; readonly preview: Preview } | null>(
    null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [needsApproval, setNeedsApproval] = useState(false);
  const [reason, setReason] = useState('');
  const [isReasonShort, setReasonShort] = useState(false);
  const [busy, setBusy] = useState(false);
  const may = useMay();
  // One key for one confirmed preview: a repeated click or a lost reply refunds once.
  const key = useRef('');
  const askKey = useRef(newIdempotencyKey());
  const request = readRefund(form, lines);
  const change = (part: Partial<RefundForm>) => {
    setForm({ ...form, ...part });
    setShown(null);
    setNeedsApproval(false);
    setProblem(null);
  };
  const look = async () => {
    setTried(true);
    if (request === null) return;
    setBusy(true);
    const result = await call(previewRefund, { params: { number: order.number }, body: request });
    setBusy(false);
    key.current = newIdempotencyKey();
    if (result.ok) setShown({ request, preview: result.value });
    else setProblem(refusalText(t, result.problem));
  };
  const send = async () => {
    if (shown === null) return;
    setBusy(true);
    const body = { ...shown.request, order_number: order.number };
    const result = await call(createRefund, { body, idempotencyKey: key.current });
    await refetchDesk();
    setBusy(false);
    if (!result.ok) {
      setNeedsApproval(result.problem.code === 'approval_needed' && may(createStaffRequest));
      return setProblem(refusalText(t, result.problem));
    }
    toast('success', t('refund.done', { amount: format.money(result.value.amount, order.currency) }));
    onClose();
  };
  const ask = async () => {
    if (shown === null || reason.trim().length < 3) return setReasonShort(true);
    setBusy(true);
    const refund = { ...shown.request, order_number: order.number };
    const result = await sendRequest({ kind: 'refund', refund }, reason.trim(), askKey.current);
    await refetchDesk();
    setBusy(false);
    if (!result.ok) return setProblem(refusalText(t, result.problem));
    toast('success', t('refund.asked'));
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('refund.title')}
      closeLabel={t('desk.close')}
      dismissable={!busy}
      footer={
        shown === null ? (
          <Button busy={busy} busyLabel={t('change.sending')} onClick={() => void look()}>
            {t('refund.preview')}
          </Button>
        ) : needsApproval ? (
          <Button
            tone="signal"
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={online ? undefined : t('change.offline')}
            onClick={() => void ask()}
          >
            {t('refund.ask')}
          </Button>
        ) : (
          <Button
            tone="danger"
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={online ? undefined : t('change.offline')}
            onClick={() => void send()}
          >
            {t('refund.send', { amount: format.money(shown.preview.amount, order.currency) })}
          </Button>
        )
      }
    >
      <Select
        label={t('refund.way')}
        value={form.way}
        onChange={(way) => change({ way: way === 'amount' ? 'amount' : 'lines' })}
        options={[
          { value: 'lines', label: t('refund.byLine') },
          { value: 'amount', label: t('refund.byAmount') },
        ]}
      />
      {form.way === 'amount' ? (
        <TextField
          label={`${t('order.amount')} (${order.currency})`}
          inputMode="decimal"
          figures
          value={form.amount}
          onChange={(amount) => change({ amount })}
          error={tried && request === null ? t('refund.wrongAmount') : undefined}
        />
      ) : (
        lines.map(({ line_item_id: id, quantity, refunded }) => (
          <TextField
            key={id}
            label={t('refund.pieces', {
              name: nameOf(id),
              most: format.number(quantity - refunded),
            })}
            inputMode="numeric"
            figures
            value={form.pieces[id] ?? ''}
            onChange={(text) => change({ pieces: { ...form.pieces, [id]: text } })}
            error={tried && request === null ? t('refund.wrongPieces') : undefined}
          />
        ))
      )}
      <Select
        label={t('word.reason')}
        value={form.reason}
        onChange={(value) => change({ reason: reasons.find((one) => one === value) ?? 'defect' })}
        options={reasons.map((value) => ({ value, label: t(`refund.reason.${value}`) }))}
      />
      {problem === null ? null : (
        <Notice severity={needsApproval ? 'warning' : 'error'}>
          {needsApproval ? t('refund.askText') : problem}
        </Notice>
      )}
      {needsApproval ? (
        <TextArea
          rows={3}
          label={t('word.reason')}
          hint={t('approvals.reasonHint')}
          maxLength={500}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setReasonShort(false);
          }}
          error={isReasonShort ? t('approvals.reasonShort') : undefined}
        />
      ) : null}
      {shown === null ? null : <PreviewTable preview={shown.preview} order={order} />}
    </Dialog>
  );
}

function PreviewTable({
  preview,
  order,
}: {
  readonly preview: Preview;
  readonly order: StaffOrder['order'];
}) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const nameOf = useLineName(order);
  const money = (amount: string) => format.money(amount, preview.currency);
  const rows = preview.lines.map((line) => ({
    id: String(line.line_item_id),
    name: nameOf(line.line_item_id),
    ...line,
  }));
  return (
    <>
      <Table
        caption={t('refund.shows')}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          { id: 'name', head: t('orders.column.product'), cell: ({ name }) => name },
          { id: 'net', head: t('refund.net'), figure: true, cell: ({ net }) => money(net) },
          { id: 'tax', head: t('refund.tax'), figure: true, cell: ({ tax }) => money(tax) },
          { id: 'gross', head: t('order.amount'), figure: true, cell: ({ gross }) => money(gross) },
        ]}
      />
      <p>
        {preview.credited_invoice === null
          ? t('refund.noCredit')
          : t('refund.credit', { number: preview.credited_invoice })}{' '}
        {t('refund.left', { amount: money(preview.left) })}
      </p>
    </>
  );
}
