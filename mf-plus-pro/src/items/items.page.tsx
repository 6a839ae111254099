import { listPlusItems, type PlusItem, queryKeys } from '@shop/contracts';
import { Slot, useDocumentTitle } from '@shop/kit';
import { track, useTrack } from '@shop/kit/analytics';
import { call } from '@shop/kit/api';
import { ProblemPanel, unwrap, useQuery } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { buttonClass, EmptyState, GroupPage, Table } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventItem, listId } from './event-item.ts';
import { useItemColumns } from './item-columns.tsx';
import { useReorder } from './use-reorder.ts';

const keyOf = ({ variant_id, box_design_id }: PlusItem) => `${variant_id}-${box_design_id ?? ''}`;
/** The maximum number of items in one analytics event. */
const maxTrackedItems = 200;

/** Everything that the company has ordered before, ready to reorder at today's price. */
export function Component() {
  const { t } = useTranslation('mf-plus-pro');
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const reorder = useReorder();
  useDocumentTitle(t('items.title'));
  const items = useQuery({
    queryKey: queryKeys.plusItems,
    queryFn: ({ signal }) => unwrap(call(listPlusItems, { signal })),
    select: (reply) => reply.items,
  });
  const quantityOf = (item: PlusItem) => quantities[keyOf(item)] ?? item.last_quantity;
  const listed = items.data ?? [];
  useTrack(listed.length > 0 ? listId : null, () =>
    track.viewItemList({
      item_list_id: listId,
      items: listed.slice(0, maxTrackedItems).map((item) => eventItem(item, quantityOf(item))),
    }),
  );
  const columns = useItemColumns({
    quantityOf,
    onQuantity: (item, quantity) => setQuantities({ ...quantities, [keyOf(item)]: quantity }),
    onAdd: (item) => void reorder(item, quantityOf(item)),
  });
  return (
    <GroupPage
      navigation={<Slot name="accountNavigation" fallback={<Link to="account">{t('items.account')}</Link>} />}
    >
      <h1>{t('items.title')}</h1>
      {items.error ? <ProblemPanel error={items.error} onRetry={items.refetch} /> : null}
      {items.error && !items.data ? null : (
        <Table
          caption={t('items.title')}
          captionHidden
          stacked
          skeletonRows={items.isPending ? 4 : 0}
          rows={listed}
          rowKey={keyOf}
          columns={columns}
          empty={
            <EmptyState
              title={t('items.empty.title')}
              action={
                <Link to="home" className={buttonClass({ tone: 'signal' })}>
                  {t('items.empty.action')}
                </Link>
              }
            >
              {t('items.empty.text')}
            </EmptyState>
          }
        />
      )}
    </GroupPage>
  );
}
