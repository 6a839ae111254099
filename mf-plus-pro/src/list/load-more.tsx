import { useFormat } from '@shop/kit/i18n';
import type { PagedList } from '@shop/kit/query';
import { LoadMore as LoadMoreButton } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** Shows the next rows of a list below those that are there, and says how many there are by then. */
export function LoadMore({ list }: { readonly list: PagedList<unknown> }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { length } = list.rows;
  return (
    <LoadMoreButton
      list={list}
      label={t('list.more')}
      loadingLabel={t('list.loading')}
      shown={length === 0 ? null : t('list.shown', { figure: format.number(length) })}
    />
  );
}
