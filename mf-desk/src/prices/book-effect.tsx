import type { BasketRow } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { Badge, Notice, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useRegionNames } from '../frame/markets.ts';
import type { BookPreview } from './prices.query.ts';

/** Faults that stand at a field of the form or at a row of the basket. */
const isOfBasket = ({ row }: BookPreview['faults'][number]): boolean => row !== null;

/** What the price basket costs now and by a previewed book, by the books that it would replace. */
export function BookEffect({ preview }: { readonly preview: BookPreview }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const { faults, floor, returns, baskets } = preview;
  const ofDocument = faults.filter((fault) => !isOfBasket(fault));
  return (
    <>
      {faults.length === 0 ? null : (
        <Notice severity="error" title={t('prices.refused')}>
          <ul>
            {ofDocument.map(({ code, path }) => (
              <li key={`${code} ${path}`}>
                {t(`prices.fault.${code}`)} {path ? <code>{path}</code> : null}
              </li>
            ))}
            {faults.some(isOfBasket) ? <li>{t('prices.marked')}</li> : null}
          </ul>
        </Notice>
      )}
      {returns ? <Notice severity="info">{t('prices.returns')}</Notice> : null}
      {baskets.length === 0 ? null : (
        <p>{t('prices.effectText', { floor: format.percent(Number(floor) / 100) })}</p>
      )}
      {baskets.map((basket) => (
        <Basket key={basket.regions.join(' ')} basket={basket} />
      ))}
    </>
  );
}

function Basket({
  basket: { regions, currency, now, rows },
}: {
  readonly basket: BookPreview['baskets'][number];
}) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  const names = useRegionNames();
  const percent = (text: string | null) => (text === null ? '–' : format.percent(Number(text) / 100, 1));
  const price = (one: BasketRow['now']) => (one === null ? '–' : format.money(one.net, currency));
  const configuration = ({
    configuration: { product, size, material, print_mode, finish, quality },
  }: BasketRow) =>
    [
      term('product', product),
      format.size([size.length, size.width, size.height]),
      term('material', material),
      term('printMode', print_mode),
      ...(finish === 'foil-none' ? [] : [term('finish', finish)]),
      ...(quality === 'standard' ? [] : [term('quality', quality)]),
    ].join(' · ');
  return (
    <Table
      scrollable
      caption={
        now === null
          ? t('prices.firstBook', { regions: names(regions) })
          : t('prices.insteadOf', {
              regions: names(regions),
              book: now.id,
              margin: format.percent(Number(now.margin) / 100, 1),
            })
      }
      rows={rows}
      rowKey={({ id }) => id}
      isMarked={({ breaks }) => breaks !== null}
      empty={t('prices.fault.row_missing')}
      columns={[
        { id: 'what', head: t('prices.configuration'), cell: configuration },
        {
          id: 'quantity',
          head: t('orders.column.quantity'),
          figure: true,
          cell: ({ quantity }) => format.number(quantity),
        },
        { id: 'now', head: t('prices.now'), figure: true, cell: (row) => price(row.now) },
        { id: 'next', head: t('prices.next'), figure: true, cell: ({ next }) => price(next) },
        { id: 'change', head: t('word.action'), figure: true, cell: ({ change }) => percent(change) },
        { id: 'margin', head: t('approvals.margin'), figure: true, cell: ({ margin }) => percent(margin) },
        {
          id: 'marginNow',
          head: t('prices.marginNow'),
          figure: true,
          cell: ({ margin_now: marginNow }) => percent(marginNow),
        },
        {
          id: 'breaks',
          head: t('prices.check'),
          cell: ({ breaks }) =>
            breaks === null ? (
              <Badge severity="success">{t('prices.fine')}</Badge>
            ) : (
              <Badge severity={breaks === 'below_floor' || breaks === 'not_sold' ? 'warning' : 'error'}>
                {t(`prices.breaks.${breaks}`)}
              </Badge>
            ),
        },
      ]}
    />
  );
}
