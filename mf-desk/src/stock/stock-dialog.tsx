import { deleteStockItem, type StockItem, type StockMovement, setStockItem } from '@shop/contracts';
import { confirm, toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import {
  Button,
  Dialog,
  Notice,
  Row,
  Skeleton,
  Table,
  TextArea,
  TextField,
  useFormSubmission,
} from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import { refusalText } from '../frame/refusal-text.ts';
import { useMay } from '../frame/staff-me.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import deskStyles from '../releases/desk.module.css';
import { useOnline } from '../releases/freshness.tsx';
import { sendCount, sendStop, useStockItem } from './stock.query.ts';

/** One stock item: figures, a new count, movements. An item that is not counted yet has the count alone. */
export function StockDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('mf-desk');
  const read = useStockItem(id);
  const may = useMay();
  const isUncounted = problemBehind(read.error)?.code === 'not_found';
  const item = read.data?.stock_item;
  return (
    <Dialog open wide onClose={onClose} title={t('stock.itemTitle', { id })} closeLabel={t('desk.close')}>
      <div className={deskStyles.part}>
        {read.error && !isUncounted ? (
          <ProblemPanel error={read.error} onRetry={read.refetch} kept={t('desk.kept')} />
        ) : null}
        {read.isPending ? <Skeleton lines={6} /> : null}
        {isUncounted ? <p>{t('stock.uncounted')}</p> : null}
        {item ? <Facts item={item} /> : null}
        {may(setStockItem) && (item || isUncounted) ? (
          <CountForm id={id} item={item} onDone={onClose} />
        ) : null}
        {read.data ? <Movements movements={read.data.movements} /> : null}
      </div>
    </Dialog>
  );
}

function Facts({ item }: { readonly item: StockItem }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  return (
    <FactList
      facts={[
        [t('orders.column.product'), item.product === null ? '' : term('product', item.product)],
        ['SKU', item.skus.join(', ')],
        [t('stock.onHand'), format.number(item.on_hand)],
        [t('stock.reserved'), format.number(item.reserved)],
        [t('stock.available'), format.number(item.available)],
      ]}
    />
  );
}

interface CountFormProps {
  readonly id: string;
  /** Undefined: not counted yet. */
  readonly item: StockItem | undefined;
  readonly onDone: () => void;
}

const readCount = (typed: string): number | null => {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

function CountForm({ id, item, onDone }: CountFormProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  // What was seen when typing began: a sale since then refuses the count.
  const [seen, setDisplayed] = useState<{ readonly revision: number | undefined } | null>(null);
  const present = { revision: item?.revision };
  const { revision } = seen ?? present;
  const { form, tried, busy, problem, attempt, clearProblem } = useFormSubmission<ApiProblem>();
  // One key for one count: a repeated click or a lost reply counts once.
  const key = useRef(newIdempotencyKey());
  const onHand = readCount(typed);
  const isShort = reason.trim().length < 3;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(onHand !== null && !isShort, () =>
      sendCount({ id, onHand: onHand ?? 0, reason: reason.trim(), revision, idempotencyKey: key.current }),
    );
    if (sent === undefined) return;
    if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t('stock.saved', { number: format.number(sent.value.on_hand) }));
    onDone();
  };
  const tooFew = problem?.fields?.find(({ code }) => code === 'too_small')?.limit;
  const isOutdated = item !== undefined && item.revision !== revision;
  const offline = online ? undefined : t('change.offline');
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        inputMode="numeric"
        label={t('stock.count')}
        hint={t('stock.countHint')}
        maxLength={13}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setDisplayed(seen ?? present);
          clearProblem();
        }}
        error={
          tried && onHand === null
            ? t('stock.countWrong')
            : tooFew === undefined
              ? undefined
              : t('stock.tooFew', { number: format.number(tooFew) })
        }
      />
      <TextArea
        rows={2}
        label={t('word.reason')}
        hint={t('approvals.reasonHint')}
        maxLength={500}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setDisplayed(seen ?? present);
        }}
        error={tried && isShort ? t('approvals.reasonShort') : undefined}
      />
      {isOutdated ? (
        <Notice
          severity={problem?.code === 'stock_conflict' ? 'error' : 'warning'}
          title={t(problem?.code === 'stock_conflict' ? 'stock.refused' : 'stock.moved')}
          action={
            <Button
              size="small"
              onClick={() => {
                setDisplayed(present);
                clearProblem();
              }}
            >
              {t('conflict.goOn')}
            </Button>
          }
        >
          {t('stock.nowOnHand', { number: format.number(item.on_hand) })}
        </Notice>
      ) : null}
      {problem && tooFew === undefined && !(isOutdated && problem.code === 'stock_conflict') ? (
        <Notice severity="error">{refusalText(t, problem)}</Notice>
      ) : null}
      <Row>
        <Button
          type="submit"
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={offline}
        >
          {t('stock.save')}
        </Button>
        {item ? <StopButton item={item} onDone={onDone} /> : null}
      </Row>
    </form>
  );
}

/** Ends the counting of a plain product, after a question: it is made to order again. */
function StopButton({ item, onDone }: { readonly item: StockItem; readonly onDone: () => void }) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const may = useMay();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  if (!may(deleteStockItem)) return null;
  const stop = async () => {
    const agreed = await confirm({
      title: t('stock.stopTitle', { id: item.id }),
      text: t('stock.stopText'),
      confirm: t('stock.stop'),
      danger: true,
    });
    if (!agreed) return;
    setBusy(true);
    const reply = await sendStop(item.id);
    await refetchDesk();
    setBusy(false);
    if (!reply.ok) return setProblem(reply.problem);
    toast('success', t('stock.stopped', { id: item.id }));
    onDone();
  };
  const code = problem?.fields?.[0]?.code;
  const said =
    code === 'ready_made' ? t('stock.readyMade') : code === 'reserved' ? t('stock.stillReserved') : null;
  return (
    <>
      <Button
        tone="danger"
        busy={busy}
        busyLabel={t('change.sending')}
        disabledReason={online ? undefined : t('change.offline')}
        onClick={() => void stop()}
      >
        {t('stock.stop')}
      </Button>
      {problem === null ? null : <Notice severity="error">{said ?? refusalText(t, problem)}</Notice>}
    </>
  );
}

function Movements({ movements }: { readonly movements: readonly StockMovement[] }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('stock.movements')}
      stacked
      rows={movements}
      rowKey={({ id }) => id}
      empty={t('stock.noMovements')}
      columns={[
        { id: 'at', head: t('word.at'), cell: ({ at }) => format.date(at, 'dateTime') },
        { id: 'kind', head: t('word.action'), cell: ({ kind }) => t(`stock.kind.${kind}`) },
        {
          id: 'quantity',
          head: t('orders.column.quantity'),
          figure: true,
          cell: ({ quantity }) => (quantity === null ? '–' : format.number(quantity)),
        },
        {
          id: 'by',
          head: t('word.by'),
          cell: ({ order_number: number, actor, actor_name: name }) =>
            number === null ? (
              (name ?? actor ?? '–')
            ) : (
              <Link to="deskOrder" params={{ orderNumber: number }}>
                {number}
              </Link>
            ),
        },
        { id: 'reason', head: t('word.reason'), cell: ({ reason }) => reason ?? '–' },
      ]}
    />
  );
}
