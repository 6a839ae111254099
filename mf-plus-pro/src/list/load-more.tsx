import { useFormat } from '@shop/kit/i18n';
import { Button, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';

interface LoadMoreProps {
  readonly list: {
    readonly rows: readonly unknown[];
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    readonly showMore: () => void;
  };
}

/** Shows the next rows of a list below those that are there, and says how many there are by then. */
export function LoadMore({ list }: LoadMoreProps) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { rows, hasMore, isLoadingMore, showMore } = list;
  return (
    <Row>
      {hasMore || isLoadingMore ? (
        <Button busy={isLoadingMore} busyLabel={t('list.loading')} onClick={showMore}>
          {t('list.more')}
        </Button>
      ) : null}
      <span role="status">
        {rows.length === 0 ? null : t('list.shown', { figure: format.number(rows.length) })}
      </span>
    </Row>
  );
}
