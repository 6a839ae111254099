import type { previewStaffOffer, ReplyOf } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { Notice, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from '../orders/orders.module.css';

/** What an offer would say and earn, line by line. */
export function OfferPreview({ preview }: { readonly preview: ReplyOf<typeof previewStaffOffer> }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  const { currency, lines } = preview;
  const percent = (text: string) => format.percent(Number(text) / 100, 1);
  return (
    <>
      <Table
        caption={t('offer.previewOf', { date: format.date(preview.valid_until, 'dateTime') })}
        rows={lines.map((line, at) => ({ ...line, at }))}
        rowKey={({ at }) => String(at)}
        empty={null}
        columns={[
          {
            id: 'what',
            head: t('orders.column.product'),
            cell: ({ configuration: { product, size, material, print_mode } }) => (
              <>
                {term('product', product)} · {format.size([size.length, size.width, size.height])}
                <br />
                <span className={styles.soft}>
                  {term('material', material)}, {term('printMode', print_mode)}
                </span>
              </>
            ),
          },
          {
            id: 'quantity',
            head: t('orders.column.quantity'),
            figure: true,
            cell: ({ quantity }) => format.number(quantity),
          },
          {
            id: 'model',
            head: t('offer.modelPrice'),
            figure: true,
            cell: ({ model_net }) => format.money(model_net, currency),
          },
          {
            id: 'net',
            head: t('offer.net'),
            figure: true,
            cell: ({ net }) => format.money(net, currency),
          },
          {
            id: 'each',
            head: t('offer.each'),
            figure: true,
            cell: ({ price }) => format.unitPrice(price, currency),
          },
          {
            id: 'gross',
            head: t('offer.gross'),
            figure: true,
            cell: ({ gross }) => format.money(gross, currency),
          },
          {
            id: 'discount',
            head: t('offer.discount'),
            figure: true,
            cell: ({ discount }) => (Number(discount) === 0 ? '–' : percent(discount)),
          },
          {
            id: 'margin',
            head: t('approvals.margin'),
            figure: true,
            cell: ({ margin }) => (
              <span
                className={
                  margin === null || Number(margin) < Number(preview.lowest_margin) ? styles.late : undefined
                }
              >
                {margin === null ? '–' : percent(margin)}
              </span>
            ),
          },
        ]}
      />
      {preview.needs_approval ? (
        <Notice severity="warning">
          {t('offer.needsApproval', { margin: percent(preview.lowest_margin) })}
        </Notice>
      ) : null}
    </>
  );
}
