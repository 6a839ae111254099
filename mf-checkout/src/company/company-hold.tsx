import type { Order } from '@shop/contracts';
import { Link } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { buttonClass, EmptyState } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Approval } from './approval.tsx';
import { buyerAnchor } from './save-buyer.ts';
import { useRefreshOnFocus } from './use-refresh-on-focus.ts';

interface CompanyHoldProps {
  readonly order: Order;
  readonly onRefresh: () => Promise<Order | undefined>;
}

/** What blocks payment of a company order: a missing field, with a link, or a missing approval. */
export function CompanyHold({ order, onRefresh }: CompanyHoldProps) {
  const { user } = useSession();
  const { company, number: orderNumber } = order;
  const field = (['company_id', 'po_number'] as const).find((one) =>
    order.requirements.some((requirement) => requirement.field === one),
  );
  if (!company || !user) return null;
  if (field !== undefined)
    return <FieldHold field={field} company={company.name} orderNumber={orderNumber} onRefresh={onRefresh} />;
  return <Approval order={order} company={company} userId={user.id} onRefresh={onRefresh} />;
}

interface FieldHoldProps extends Pick<CompanyHoldProps, 'onRefresh'> {
  readonly field: 'company_id' | 'po_number';
  readonly company: string;
  readonly orderNumber: string;
}

/** Refreshes on return: an admin may have granted the role or changed the rule elsewhere. */
function FieldHold({ field, company, orderNumber, onRefresh }: FieldHoldProps) {
  const { t } = useTranslation('mf-checkout');
  useRefreshOnFocus(onRefresh);
  return (
    <EmptyState
      title={t(`hold.${field}.title`, { company })}
      action={
        <Link
          to="orderDetails"
          params={{ orderNumber }}
          hash={buyerAnchor}
          className={buttonClass({ tone: 'signal' })}
        >
          {t(`hold.${field}.action`)}
        </Link>
      }
    >
      {t(`hold.${field}.text`, { company })}
    </EmptyState>
  );
}
