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
import { type Reordered, useReorder } from './order-ends.query.ts';

interface OrderActionsProps {
  readonly order: Order;
  readonly signedIn: boolean;
  readonly token: string | undefined;
}

/**
 * What can still be done with a placed order: order again, and end it while that is possible. Withdrawal needs no
 * account, so it is offered by a mailed link as well; the rest is the owner's.
 */
export function OrderActions({ order, signedIn, token }: OrderActionsProps) {
  const { t } = useTranslation('mf-account');
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState<Reordered>();
  const again = useReorder(order.number);
  const withdrawal = order.cancelable === 'withdrawal';
  const endable = order.cancelable != null && (signedIn || withdrawal);
  const start = () =>
    again.mutate(undefined, {
      onSuccess: (reply) => {
        const refused = new Set(reply.refused.map(({ line_item_id }) => line_item_id));
        const taken = order.line_items.filter(({ id, service_name }) => !service_name && !refused.has(id));
        // At the prices of then: which lines of the cart they are now is not said.
        if (taken.length > 0) track.addToCart(valuedLines(order, taken));
        // What could not be taken over has to be read before the page is left.
        if (reply.refused.length === 0 && reply.without_express.length === 0) void navigate('cart');
        else setTold(reply);
      },
    });
  if (!signedIn && !endable) return null;
  return (
    <>
      <Row>
        {signedIn ? (
          <Button tone="signal" busy={again.isPending} busyLabel={t('again.busy')} onClick={start}>
            {t('again.action')}
          </Button>
        ) : null}
        {endable ? (
          <Button tone="quiet" onClick={() => setAsking(true)}>
            {t(withdrawal ? 'cancel.withdraw' : 'cancel.action')}
          </Button>
        ) : null}
      </Row>
      {again.error ? (
        <Notice severity="error">
          {again.error instanceof ProblemError ? problemText(again.error.problem) : t('failed')}
        </Notice>
      ) : null}
      {told ? <LeftOut told={told} /> : null}
      {endable ? (
        <CancelDialog
          number={order.number}
          token={signedIn ? undefined : token}
          withdrawal={withdrawal}
          paid={Number(order.payment_total ?? 0) > 0}
          open={asking}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** What of an order is not in the cart now, and why. */
function LeftOut({ told }: { readonly told: Reordered }) {
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
