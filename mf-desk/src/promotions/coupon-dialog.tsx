import { type StaffCoupon, updateStaffCoupon } from '@shop/contracts';
import { confirm, toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Dialog, Notice, Row, Skeleton, Table, useFormSubmission } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../frame/local-day.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { useMay } from '../frame/staff-me.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { emptyCouponForm, readBelowCost, readCouponForm, toCouponForm } from './coupon-form.ts';
import { CouponVersions } from './coupon-versions.tsx';
import styles from './promotions.module.css';
import { sendCoupon, sendEnd, useCoupon } from './promotions.query.ts';

interface CouponDialogProps {
  /** Undefined: a new code. */
  readonly code: string | undefined;
  readonly onClose: () => void;
}

/** One discount code: terms, effect and versions; or the form of a new one. */
export function CouponDialog({ code, onClose }: CouponDialogProps) {
  const { t } = useTranslation('mf-desk');
  const read = useCoupon(code);
  return (
    <Dialog open wide onClose={onClose} title={code ?? t('promotions.new')} closeLabel={t('desk.close')}>
      {code === undefined ? <CouponEditor coupon={undefined} onDone={onClose} /> : null}
      {read.error ? <ProblemPanel error={read.error} onRetry={read.refetch} kept={t('desk.kept')} /> : null}
      {code !== undefined && read.isPending ? <Skeleton lines={8} /> : null}
      {read.data ? (
        <div className={styles.form}>
          <Effect coupon={read.data.coupon} />
          <CouponEditor coupon={read.data.coupon} onDone={onClose} />
          <CouponVersions versions={read.data.versions} />
        </div>
      ) : null}
    </Dialog>
  );
}

/** What the code brought in and gave away, by currency. */
function Effect({ coupon: { effect } }: { readonly coupon: StaffCoupon }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('promotions.effect')}
      rows={effect}
      rowKey={({ currency }) => currency}
      empty={t('promotions.unused')}
      columns={[
        {
          id: 'orders',
          head: t('promotions.orders'),
          figure: true,
          cell: ({ orders }) => format.number(orders),
        },
        {
          id: 'total',
          head: t('promotions.sales'),
          figure: true,
          cell: ({ total, currency }) => format.money(total, currency),
        },
        {
          id: 'given',
          head: t('promotions.given'),
          figure: true,
          cell: ({ discount, currency }) => format.money(discount, currency),
        },
      ]}
    />
  );
}

interface CouponEditorProps {
  readonly coupon: StaffCoupon | undefined;
  readonly onDone: () => void;
}

function CouponEditor({ coupon, onDone }: CouponEditorProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const mayChange = useMay()(updateStaffCoupon);
  // The terms as they were shown: a later refresh does not change what is being typed.
  const [form, setForm] = useState(() =>
    coupon ? toCouponForm(coupon) : emptyCouponForm(localDay(new Date())),
  );
  const [revision, setRevision] = useState(coupon?.revision);
  const { form: ref, tried, busy, problem, attempt, clearProblem } = useFormSubmission<ApiProblem>();
  // One key for one save: a repeated click or a lost reply saves once.
  const key = useRef(newIdempotencyKey());
  const read = readCouponForm(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(read.ok, () =>
      sendCoupon({ ...(read as Extract<typeof read, { ok: true }>), revision, idempotencyKey: key.current }),
    );
    if (sent === undefined) return;
    if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', t('promotions.saved', { code: sent.value.code }));
    onDone();
  };
  const belowCost = readBelowCost(problem);
  const isOutdated = coupon !== undefined && coupon.revision !== revision;
  const offline = online ? undefined : t('change.offline');
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <CouponFields
        form={form}
        isNew={coupon === undefined}
        readOnly={!mayChange}
        errors={tried && !read.ok ? read.errors : {}}
        belowCost={belowCost}
        onChange={(part) => {
          setForm({ ...form, ...part });
          clearProblem();
        }}
      />
      {isOutdated ? (
        <Notice
          severity={problem?.code === 'coupon_conflict' ? 'error' : 'warning'}
          title={t(problem?.code === 'coupon_conflict' ? 'conflict.refused' : 'conflict.moved')}
          action={
            <Button
              size="small"
              onClick={() => {
                setForm(toCouponForm(coupon));
                setRevision(coupon.revision);
                clearProblem();
              }}
            >
              {t('conflict.goOn')}
            </Button>
          }
        >
          {t('promotions.versionsBelow')}
        </Notice>
      ) : null}
      {problem && !(isOutdated && problem.code === 'coupon_conflict') ? (
        <Notice severity="error">
          {belowCost && 'minimum' in belowCost
            ? t('promotions.minimumNeeded', {
                amount: format.money(belowCost.minimum.amount, belowCost.minimum.currency),
              })
            : refusalText(t, problem)}
        </Notice>
      ) : null}
      {mayChange ? (
        <Row>
          <Button
            type="submit"
            tone="signal"
            busy={busy}
            busyLabel={t('change.sending')}
            disabledReason={offline}
          >
            {t('promotions.save')}
          </Button>
          {coupon && coupon.state !== 'ended' ? <EndButton coupon={coupon} onDone={onDone} /> : null}
        </Row>
      ) : null}
    </form>
  );
}

/** Ends a code at once, after a question. */
function EndButton({ coupon, onDone }: { readonly coupon: StaffCoupon; readonly onDone: () => void }) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = async () => {
    const agreed = await confirm({
      title: t('promotions.endTitle', { code: coupon.code }),
      text: t('promotions.endText'),
      confirm: t('promotions.end'),
      danger: true,
    });
    if (!agreed) return;
    setBusy(true);
    const reply = await sendEnd(coupon);
    await refetchDesk();
    setBusy(false);
    if (!reply.ok) return setProblem(refusalText(t, reply.problem));
    toast('success', t('promotions.ended', { code: coupon.code }));
    onDone();
  };
  return (
    <>
      <Button
        tone="danger"
        busy={busy}
        busyLabel={t('change.sending')}
        disabledReason={online ? undefined : t('change.offline')}
        onClick={() => void end()}
      >
        {t('promotions.end')}
      </Button>
      {problem === null ? null : <Notice severity="error">{problem}</Notice>}
    </>
  );
}
