import type { LineItem, Order } from '@shop/contracts';
import { lineAmount } from '@shop/kit';
import { decidedOptions, useFormat, useTerms } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';

/** Returns size, board, print and other options of a line. */
const boxWords = (
  { size, material, print_mode, structure_options }: NonNullable<LineItem['configuration']>,
  term: ReturnType<typeof useTerms>,
  format: ReturnType<typeof useFormat>,
): string =>
  [
    format.size([size.length, size.width, size.height]),
    term('material', material),
    term('printMode', print_mode),
    ...decidedOptions(structure_options, term, format),
  ].join(', ');

/** The order lines: number, quantity and prices of each. */
export function OrderLinesTable({ order }: { readonly order: Order }) {
  const { t } = useTranslation('mf-account');
  const term = useTerms();
  const format = useFormat();
  const money = (amount: string) => format.money(amount, order.currency);
  return (
    <Table
      caption={t('order.lines')}
      stacked
      rows={order.line_items}
      rowKey={({ id }) => String(id)}
      empty={null}
      columns={[
        {
          id: 'product',
          head: t('order.product'),
          cell: (line) => (
            <div>
              {line.service_name ? line.product.name : term('product', line.product.slug)}
              <br />
              <span className={styles.soft}>
                {line.configuration ? boxWords(line.configuration, term, format) : null}
                {line.express
                  ? `, ${t('order.express', { count: line.express.days_saved, price: money(lineAmount(order, line.express)) })}`
                  : null}
              </span>
            </div>
          ),
        },
        { id: 'sku', head: t('order.sku'), cell: ({ sku }) => <code className={styles.sku}>{sku}</code> },
        {
          id: 'quantity',
          head: t('order.quantity'),
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
          id: 'net',
          head: t(order.prices_include_tax ? 'order.gross' : 'order.net'),
          figure: true,
          cell: (line) => money(lineAmount(order, line)),
        },
      ]}
    />
  );
}
