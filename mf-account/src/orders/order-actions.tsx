import { type Order, valuedLines } from '@shop/contracts';
import { track } from '@shop/kit/analytics';
import { problemText } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { ProblemError } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { Button, buttonClass, Notice, Row } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelDialog } from './cancel-dialog.tsx';
import { type ReorderReply, useReorder } from './order-actions.query.ts';

interface OrderActionsProps {
  readonly order: Order;
  readonly signedIn: boolean;
  readonly token: string | undefined;
}

/**
 * The actions of a placed order: reorder, and cancel while possible. Withdrawal needs no account, so a mailed link
 * offers it too; the rest is for the owner.
 */
export function OrderActions({ order, signedIn, token }: OrderActionsProps) {
  const { t } = useTranslation('mf-account');
  const [isCancelOpen, setCancelOpen] = useState(false);
  const [reorderReply, setReorderReply] = useState<ReorderReply>();
  const reorder = useReorder(order.number);
  const withdrawal = order.cancelable === 'withdrawal';
  const isCancelable = order.cancelable != null && (signedIn || withdrawal);
  const start = () =>
    reorder.mutate(undefined, {
      onSuccess: (reply) => {
        const refused = new Set(reply.refused.map(({ line_item_id }) => line_item_id));
        const taken = order.line_items.filter(({ id, service_name }) => !service_name && !refused.has(id));
        // At the prices of the original order: the reply does not identify the new cart lines.
        if (taken.length > 0) track.addToCart(valuedLines(order, taken));
        // The skipped lines must be read before leaving the page.
        if (reply.refused.length === 0 && reply.without_express.length === 0) void navigate('cart');
        else setReorderReply(reply);
      },
    });
  if (!signedIn && !isCancelable) return null;
  return (
    <>
      <Row>
        {signedIn ? (
          <Button tone="signal" busy={reorder.isPending} busyLabel={t('again.busy')} onClick={start}>
            {t('again.action')}
          </Button>
        ) : null}
        {isCancelable ? (
          <Button tone="quiet" onClick={() => setCancelOpen(true)}>
            {t(withdrawal ? 'cancel.withdraw' : 'cancel.action')}
          </Button>
        ) : null}
      </Row>
      {reorder.error ? (
        <Notice severity="error">
          {reorder.error instanceof ProblemError ? problemText(reorder.error.problem) : t('failed')}
        </Notice>
      ) : null}
      {reorderReply ? <SkippedLines told={reorderReply} /> : null}
      {isCancelable ? (
        <CancelDialog
          number={order.number}
          token={signedIn ? undefined : token}
          withdrawal={withdrawal}
          paid={Number(order.payment_total ?? 0) > 0}
          open={isCancelOpen}
          onClose={() => setCancelOpen(false)}
        />
      ) : null}
    </>
  );
}

/** The lines that could not be reordered, and why. */
function SkippedLines({ told }: { readonly told: ReorderReply }) {
  const { t } = useTranslation('mf-account');
  return (
    <Notice
      severity="warning"
      title={t('again.added', { count: told.added })}
      action={
        <Link to="cart" className={buttonClass({ tone: 'signal' })}>
          {t('again.cart')}
        </Link>
      }
    >
      <ul>
        {told.refused.map(({ line_item_id, name, reason }) => (
          <li key={line_item_id}>
            {name}: {t(`again.reasons.${reason}`)}
          </li>
        ))}
        {told.without_express.length > 0 ? <li>{t('again.withoutExpress')}</li> : null}
      </ul>
    </Notice>
  );
}
