import { useRegion } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { Button, buttonClass, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { type Choice, choiceQuery } from './choice.ts';
import { formOf } from './dimensions.ts';
import type { Made } from './use-die.ts';
import type { Taking } from './use-taking.ts';

interface OrderActionsProps {
  readonly made: Made;
  readonly choice: Choice;
  /** Why the choice cannot be taken as it stands. */
  readonly reason: string | undefined;
  /** Its price is there. */
  readonly priced: boolean;
  readonly taking: Taking;
}

/** What can be done with the choice: design it, or put it into the cart as it is, or ask for a quote. */
export function OrderActions({ made, choice, reason, priced, taking }: OrderActionsProps) {
  const { product, structure } = made;
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
          busy={taking.busy === 'cart'}
          busyLabel={t('action.adding')}
          disabledReason={reason ?? (priced ? undefined : t('price.waiting'))}
          onClick={() => void taking.add()}
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
          busy={taking.busy === 'design'}
          busyLabel={t('action.opening')}
          disabledReason={reason}
          onClick={() => void taking.design()}
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
