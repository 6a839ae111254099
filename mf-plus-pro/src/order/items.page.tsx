import type { LineItem } from '@shop/contracts';
import { lineAmount } from '@shop/kit';
import { decidedOptions, useFormat, useTerms } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { buttonClass, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';
import type { CompanyOrder } from './order.query.ts';
import { OrderFrame } from './order-frame.tsx';

export { loadOrderWords as loader } from './order-frame.tsx';

/** The line items of a company's order, with part number and price. */
export function Component() {
  return <OrderFrame page="plusOrderItems">{(order) => <OrderItems order={order} />}</OrderFrame>;
}

function ItemCell({ order, line }: { readonly order: CompanyOrder; readonly line: LineItem }) {
  const { t } = useTranslation('mf-plus-pro');
  const term = useTerms();
  const format = useFormat();
  const { configuration: box } = line;
  return (
    <div>
      {line.service_name ? line.product.name : term('product', line.product.slug)}
      {box ? (
        <div className={styles.soft}>
          {[
            format.size([box.size.length, box.size.width, box.size.height]),
            term('material', box.material),
            term('printMode', box.print_mode),
            ...decidedOptions(box.structure_options, term, format),
          ].join(', ')}
        </div>
      ) : null}
      {line.express ? (
        <div className={styles.soft}>
          {t('order.express', {
            count: line.express.days_saved,
            price: format.money(lineAmount(order, line.express), order.currency),
          })}
        </div>
      ) : null}
      {line.box_design ? <div className={styles.soft}>{line.box_design.name}</div> : null}
    </div>
  );
}

function OrderItems({ order }: { readonly order: CompanyOrder }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, order.currency);
  return (
    <>
      <Table
        caption={t('order.page.plusOrderItems')}
        captionHidden
        stacked
        rows={order.line_items}
        rowKey={({ id }) => String(id)}
        empty={null}
        columns={[
          { id: 'item', head: t('items.item'), cell: (line) => <ItemCell order={order} line={line} /> },
          { id: 'sku', head: t('order.sku'), cell: ({ sku }) => <code className={styles.sku}>{sku}</code> },
          {
            id: 'quantity',
            head: t('orders.pieces'),
            figure: true,
            cell: ({ quantity }) => format.number(quantity),
          },
          {
            id: 'each',
            head: t('order.each'),
            figure: true,
            cell: ({ price }) => format.unitPrice(price, order.currency),
          },
          {
            id: 'amount',
            head: t(order.prices_include_tax ? 'order.gross' : 'order.net'),
            figure: true,
            cell: (line) => money(lineAmount(order, line)),
          },
        ]}
      />
      <div>
        <Link to="plusCatalogue" className={buttonClass({})}>
          {t('items.title')}
        </Link>
      </div>
    </>
  );
}
