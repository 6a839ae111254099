import { listPlusItems, type PlusItem, queryKeys } from '@shop/contracts';
import { toast, useDocumentTitle, useRegion, useWaiting } from '@shop/kit';
import { track, useTrack } from '@shop/kit/analytics';
import { call } from '@shop/kit/api';
import { problemText, useFormat, useTerms, useText } from '@shop/kit/i18n';
import { navigate, stillHere } from '@shop/kit/navigation';
import { ProblemPanel, unwrap, useQuery } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { Button, buttonClass, EmptyState, Page, Quantity, Section, Stack, Table } from '@shop/ui';
import { useState } from 'react';
import styles from './items.module.css';
import { reorder } from './reorder.ts';

/** The list as analytics knows it. */
const listId = 'plus-items';

/** Everything the company has ordered before, ready to be ordered again at today's price. */
export function Component() {
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const { market } = useRegion();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'addingItemToOrder');
  useDocumentTitle(t('items.title'));
  const items = useQuery({
    queryKey: queryKeys.plusItems,
    queryFn: ({ signal }) => unwrap(call(listPlusItems, { signal })),
    select: (reply) => reply.items,
  });
  const keyOf = ({ variant_id, box_design_id }: PlusItem) => `${variant_id}-${box_design_id ?? ''}`;
  const quantityOf = (item: PlusItem) => quantities[keyOf(item)] ?? item.last_quantity;
  const eventItem = (item: PlusItem) => ({
    item_id: item.configuration.product,
    item_name: item.name,
    item_variant: item.sku,
    price: Number(item.price),
    quantity: quantityOf(item),
  });
  const listed = items.data ?? [];
  useTrack(listed.length > 0 ? listId : null, () =>
    track.viewItemList({ item_list_id: listId, items: listed.slice(0, 200).map(eventItem) }),
  );
  const smallest = market.quantityRanges[0] ?? 30;

  const add = async (item: PlusItem) => {
    const here = stillHere();
    track.selectItem({ item_list_id: listId, items: [eventItem(item)] });
    setBusy(true);
    const added = await reorder(item, quantityOf(item));
    setBusy(false);
    if (!added.ok) return void toast('problem', problemText(added.problem));
    track.addToCart({
      currency: item.currency,
      value: Number(item.price) * quantityOf(item),
      items: [eventItem(item)],
    });
    if (here()) await navigate('cart');
  };

  return (
    <Page>
      <Section close>
        <Stack gap={3}>
          <p>
            <Link to="account">{t('items.account')}</Link>
          </p>
          <h1>{t('items.title')}</h1>
          {items.error ? <ProblemPanel error={items.error} onRetry={items.refetch} /> : null}
          {items.error && !items.data ? null : (
            <Table
              caption={t('items.title')}
              captionHidden
              stacks
              waiting={items.isPending ? 4 : 0}
              rows={items.data ?? []}
              rowKey={keyOf}
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
              columns={[
                {
                  id: 'item',
                  head: t('items.item'),
                  cell: ({ configuration: { product, size, material }, design_name }) => (
                    <div>
                      {term('product', product)}
                      <br />
                      <span className={styles.soft}>
                        {format.size([size.length, size.width, size.height])}, {term('material', material)}
                        {design_name ? `, ${design_name}` : null}
                      </span>
                    </div>
                  ),
                },
                {
                  id: 'last',
                  head: t('items.last'),
                  cell: ({ last_order_number, last_ordered_at, last_quantity, ...item }) => (
                    <div>
                      <Link to="accountOrder" params={{ orderNumber: last_order_number }}>
                        {last_order_number}
                      </Link>
                      <br />
                      <span className={styles.soft}>
                        {format.date(last_ordered_at)},{' '}
                        {t('pieces', { count: last_quantity, figure: format.number(last_quantity) })}
                        {item.last_express_delivery_option_id ? `, ${t('items.express')}` : null}
                      </span>
                    </div>
                  ),
                },
                {
                  id: 'price',
                  head: t('items.price'),
                  figure: true,
                  cell: ({ price, currency }) => format.unitPrice(price, currency),
                },
                {
                  id: 'quantity',
                  head: t('items.quantity'),
                  cell: (item) => (
                    <Quantity
                      label={t('items.quantityOf', { name: term('product', item.configuration.product) })}
                      labelHidden
                      dense
                      value={quantityOf(item)}
                      onChange={(quantity) => setQuantities({ ...quantities, [keyOf(item)]: quantity })}
                      min={smallest}
                      max={100_000}
                      step={10}
                      lessLabel={t('items.less')}
                      moreLabel={t('items.more')}
                      limitsText={t('items.limits', {
                        min: format.number(smallest),
                        max: format.number(100_000),
                      })}
                    />
                  ),
                },
                {
                  id: 'add',
                  head: t('items.action'),
                  cell: (item) => (
                    <Button size="small" onClick={() => void add(item)}>
                      {t('items.add', { count: quantityOf(item) })}
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </Stack>
      </Section>
    </Page>
  );
}
