import type { Order } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { fetchVariantPricing, ProblemPanel, problemBehind, useQuery } from '@shop/kit/query';
import { Button, ConfiguredBox, Icon, Skeleton } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useService } from '../cart/services.query.ts';
import styles from './cross-sell.module.css';
import type { Recommendation } from './recommend.ts';
import type { RecommendedPrice } from './use-add-recommendation.ts';

interface CardProps<Kind extends Recommendation['kind'] = Recommendation['kind']> {
  readonly order: Order;
  readonly recommendation: Extract<Recommendation, { kind: Kind }>;
  readonly isAdded: boolean;
  readonly busy: boolean;
  readonly onAdd: (price?: RecommendedPrice) => void;
}

/** A recommendation with its reason, its price and the press that adds it. */
export function RecommendationCard({ recommendation, ...props }: CardProps) {
  return recommendation.kind === 'product' ? (
    <ProductCard {...props} recommendation={recommendation} />
  ) : (
    <ServiceCard {...props} recommendation={recommendation} />
  );
}

function ProductCard({ order, recommendation, ...actions }: CardProps<'product'>) {
  const { t } = useTranslation('mf-checkout');
  const term = useTerms();
  const format = useFormat();
  const { market } = useRegion();
  const { configuration, quantity, boxes, id } = recommendation;
  const country = market.defaultShippingCountryCode;
  const price = useQuery({
    queryKey: ['recommendation', configuration, quantity, country],
    queryFn: ({ signal }) =>
      fetchVariantPricing({ configuration, quantities: [quantity], tax_country_iso: country }, { signal }),
    select: ({ variant }) => {
      const tier = variant.volume_prices.find(({ range_start }) => range_start === quantity);
      return tier && { variant, tier };
    },
    staleTime: 5 * 60_000,
  });
  // Not sold in this region or quantity: then it is no recommendation.
  if (isRefused(price.error) || (price.isSuccess && !price.data)) return null;
  if (price.error)
    return (
      <li className={styles.failed}>
        <ProblemPanel error={price.error} onRetry={price.refetch} />
      </li>
    );
  const total = price.data?.tier[order.prices_include_tax ? 'total_gross' : 'total_net'];
  const { size, print_mode } = configuration;
  return (
    <Frame
      name={term('product', configuration.product)}
      detail={`${t('pieces', { count: quantity, figure: format.number(quantity) })}, ${format.size([size.length, size.width])}`}
      reason={t(`crossSell.reason.${id}`, { boxes: format.number(boxes) })}
      hint={print_mode === 'no-print' ? undefined : t('crossSell.designLater')}
      picture={<ConfiguredBox configuration={configuration} />}
      order={order}
      total={total}
      {...actions}
      onAdd={() => actions.onAdd(price.data)}
    />
  );
}

/** Whether the API has answered that there is no such price, unlike a lost connection or a busy server. */
function isRefused(error: unknown): boolean {
  const status = problemBehind(error)?.status ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function ServiceCard({ order, recommendation, onAdd, ...actions }: CardProps<'expertCheck' | 'tree'>) {
  const { t } = useTranslation('mf-checkout');
  const term = useTerms();
  const isTree = recommendation.kind === 'tree';
  const service = useService(isTree ? 'tree' : 'expert-check');
  const total = order.prices_include_tax ? service?.price_gross : service?.price;
  if (!total) return null;
  return (
    <Frame
      name={t(isTree ? 'services.tree' : 'services.expert-check')}
      detail={isTree ? undefined : term('product', recommendation.line.product.slug)}
      reason={isTree ? t('crossSell.reason.tree') : t('services.expertCheckHint')}
      hint={isTree ? t('trees.noOffset') : undefined}
      picture={<Icon name={isTree ? 'plus' : 'eye'} size={32} />}
      order={order}
      total={total}
      {...actions}
      onAdd={() => onAdd()}
    />
  );
}

interface FrameProps extends Pick<CardProps, 'order' | 'isAdded' | 'busy'> {
  readonly name: string;
  readonly detail: string | undefined;
  readonly reason: string;
  readonly hint: string | undefined;
  readonly picture: React.ReactNode;
  /** Decimal, in the order's currency; undefined while it is computed. */
  readonly total: string | undefined;
  readonly onAdd: () => void;
}

function Frame({ order, name, detail, reason, hint, picture, total, isAdded, busy, onAdd }: FrameProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  return (
    <li className={styles.card} data-testid="recommendation">
      <div className={styles.picture}>{picture}</div>
      <div>
        <h2>{name}</h2>
        {detail ? <p>{detail}</p> : null}
        <p>{reason}</p>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      <div className={styles.action}>
        <p>
          {total ? (
            <>
              <strong>{format.money(total, order.currency)}</strong>{' '}
              {t(order.prices_include_tax ? 'cart.gross' : 'cart.net')}
            </>
          ) : (
            <Skeleton lines={1} />
          )}
        </p>
        <p role="status">{isAdded ? t('crossSell.added') : ''}</p>
        {isAdded ? null : (
          <Button
            busy={busy}
            disabledReason={total ? undefined : t('crossSell.pricing')}
            onClick={onAdd}
            aria-label={t('crossSell.addNamed', { name })}
          >
            {t('crossSell.add')}
          </Button>
        )}
      </div>
    </li>
  );
}
