import { useRegion } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { Button, buttonClass, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { type Choice, choiceQuery } from './choice.ts';
import { formOf } from './dimensions.ts';
import type { ConfigurableProduct } from './use-die.ts';
import type { OrderActionState } from './use-order-actions.ts';

interface OrderActionsProps {
  readonly configurable: ConfigurableProduct;
  readonly choice: Choice;
  /** Why the configuration cannot be ordered. */
  readonly reason: string | undefined;
  /** Whether its price is loaded. */
  readonly priced: boolean;
  readonly actions: OrderActionState;
}

/** The actions of a configuration: design it, add it to the cart, or request a quote. */
export function OrderActions({ configurable, choice, reason, priced, actions }: OrderActionsProps) {
  const { product, structure } = configurable;
  const { t } = useTranslation('mf-catalogue');
  const { market } = useRegion();
  return (
    <Stack gap={1}>
      <noscript>{t('action.withoutScript', { email: market.contactEmail })}</noscript>
      {product.designless ? (
        <Button
          tone="signal"
          size="large"
          wide
          data-testid="add-to-cart"
          busy={actions.busy === 'cart'}
          busyLabel={t('action.adding')}
          disabledReason={reason ?? (priced ? undefined : t('price.waiting'))}
          onClick={() => void actions.add()}
        >
          {t(`action.addOf.${formOf(structure) === 'box' ? 'box' : product.unit}`, {
            count: choice.quantity,
          })}
        </Button>
      ) : (
        <Button
          tone="signal"
          size="large"
          wide
          data-testid="design"
          busy={actions.busy === 'design'}
          busyLabel={t('action.opening')}
          disabledReason={reason}
          onClick={() => void actions.design()}
        >
          {t(formOf(structure) === 'box' ? 'action.design' : 'action.designIt')}
        </Button>
      )}
      <Link
        data-testid="ask-for-quote"
        to="quote"
        query={{ product: product.slug, ...choiceQuery(choice) }}
        className={buttonClass({ tone: 'quiet', wide: true })}
      >
        {t('action.quote')}
      </Link>
    </Stack>
  );
}
