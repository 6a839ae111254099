import { getTotalPlantedTrees, getUsersPlantedTrees, listServices } from '@shop/contracts';
import { useDocumentTitle, useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, unwrap, useQuery } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { buttonClass, FoldingLoader } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../account/frame.tsx';
import styles from './reforestation.module.css';

/** The trees of this customer's paid orders and of all, what one costs, and how to add some. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const { user } = useSession();
  const trees = usePlantedTrees(user?.id);
  useDocumentTitle(t('reforestation.title'));
  return (
    <AccountFrame title={t('reforestation.title')}>
      {trees.isPending ? <FoldingLoader label={t('reforestation.loading')} /> : null}
      {trees.error ? <ProblemPanel error={trees.error} onRetry={trees.refetch} /> : null}
      {trees.data ? (
        <dl className={styles.figures}>
          <div>
            <dt>{t('reforestation.own')}</dt>
            <dd data-testid="own-trees">{format.number(trees.data.own)}</dd>
          </div>
          <div>
            <dt>{t('reforestation.all')}</dt>
            <dd>{format.number(trees.data.all)}</dd>
          </div>
        </dl>
      ) : null}
      <p>{t('reforestation.counted')}</p>
      <p>{t('reforestation.noOffset')}</p>
      <HowToAdd />
    </AccountFrame>
  );
}

/** Where trees are added, and their price in this region; nothing where none are sold. */
function HowToAdd() {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const { region, market, currency } = useRegion();
  const { data } = useQuery({
    queryKey: ['services', region],
    queryFn: ({ signal }) => unwrap(call(listServices, { query: {}, signal })),
  });
  const tree = data?.services.find(({ service_name }) => service_name === 'tree');
  const price = market.alwaysShowAddedTax ? tree?.price_gross : tree?.price;
  if (!price) return null;
  return (
    <>
      <h2>{t('reforestation.add')}</h2>
      <p>
        {t(market.alwaysShowAddedTax ? 'reforestation.howGross' : 'reforestation.howNet', {
          price: format.money(price, currency),
        })}
      </p>
      <p>
        <Link to="cart" className={buttonClass({ tone: 'signal' })}>
          {t('reforestation.cart')}
        </Link>
      </p>
    </>
  );
}

const usePlantedTrees = (userId: number | undefined) =>
  useQuery({
    queryKey: ['planted-trees', userId],
    queryFn: async ({ signal }) => {
      const [own, all] = await Promise.all([
        unwrap(call(getUsersPlantedTrees, { params: { userId: String(userId) }, signal })),
        unwrap(call(getTotalPlantedTrees, { signal })),
      ]);
      return { own: own.users_planted_trees, all: all.total_planted_trees };
    },
    enabled: userId !== undefined,
  });
