import { type PriceBookDocument, previewPriceBook, type StaffRequest } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Disclosure } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { FactList, type Facts } from '../frame/fact-list.tsx';
import { useRegionNames } from '../frame/markets.ts';
import { useRegionsFor } from '../frame/staff-me.ts';
import { usePeriodText } from '../invoices/vat-text.ts';
import { EffectPart } from '../prices/effect-part.tsx';
import styles from './approvals.module.css';

/** What would change, as facts: for a refund its order and pieces, for a credit the buyer, for a price book its days. */
export function RequestFacts({ request }: { readonly request: StaffRequest }) {
  const { change } = request;
  const facts = useFacts(request);
  return change.kind === 'price_book' ? <BookFacts book={change.price_book} /> : <FactList facts={facts} />;
}

/** A price book as facts, with all of it below. */
export function BookFacts({ book }: { readonly book: PriceBookDocument }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const regionNames = useRegionNames();
  const mine = useRegionsFor()(previewPriceBook);
  const { id, validFrom, regions, margin, waste, currency } = book;
  const percent = (basisPoints: number) => format.percent(basisPoints / 10_000, 2);
  return (
    <>
      <FactList
        facts={[
          [t('approvals.kind.price_book'), id],
          [t('approvals.validFrom'), format.date(validFrom)],
          [t('people.regions'), regionNames(regions)],
          [t('approvals.currency'), currency],
          [t('approvals.margin'), percent(margin)],
          [t('approvals.waste'), percent(waste)],
        ]}
      />
      {mine === null || regions.every((one) => mine.includes(one)) ? <EffectPart book={book} /> : null}
      <WholeBook book={book} />
    </>
  );
}

function useFacts({ change, customer, region }: StaffRequest): Facts {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const regionNames = useRegionNames();
  const periodText = usePeriodText();
  const who = [customer?.name, customer?.email].filter((part) => part).join(', ') || '–';
  if (change.kind === 'refund') {
    const { order_number: number, lines, shipping, amount, full, reason } = change.refund;
    const pieces = lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
    const extent = [
      ...(full ? [t('approvals.full')] : []),
      ...(lines
        ? [t('approvals.pieces', { pieces: format.number(pieces), lines: format.number(lines.length) })]
        : []),
      ...(shipping ? [t('approvals.shipping')] : []),
      ...(amount ? [t('refund.byAmount')] : []),
    ];
    return [
      [
        t('palette.kind.order'),
        <Link key="order" to="deskOrder" params={{ orderNumber: number }}>
          {number}
        </Link>,
      ],
      [t('orders.column.customer'), who],
      [t('approvals.extent'), extent.join(', ')],
      [t('word.reason'), t(`refund.reason.${reason}`)],
      ...(change.refund.note ? [[t('order.note'), change.refund.note] as const] : []),
      [t('word.region'), regionNames([region])],
    ];
  }
  if (change.kind === 'offer') {
    const { quote_number: number, offer } = change;
    return [
      [
        t('palette.kind.quote'),
        <Link key="quote" to="deskRequest" params={{ qrNumber: number }}>
          {number}
        </Link>,
      ],
      ...offer.lines.map(
        ({ quantity, total_net: net }, at) =>
          [
            t('offer.alternative', { number: String(at + 1) }),
            `${format.number(quantity)} · ${net === undefined ? t('offer.modelPrice') : format.number(Number(net))}`,
          ] as const,
      ),
      ...(offer.terms ? [[t('offer.terms'), offer.terms] as const] : []),
      [t('word.region'), regionNames([region])],
    ];
  }
  if (change.kind === 'wallet_credit')
    return [
      [t('orders.column.customer'), who],
      [t('approvals.buyerReads'), change.wallet_entry.reason],
      [t('word.region'), regionNames([region])],
    ];
  if (change.kind === 'reopen_period') return [[t('approvals.month'), periodText(change.month)]];
  return [];
}

function WholeBook({ book }: { readonly book: object }) {
  const { t } = useTranslation('mf-desk');
  return (
    <Disclosure summary={t('approvals.wholeBook')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area without controls has to be reachable by keyboard. */}
      <pre className={styles.book} lang="en" tabIndex={0}>
        {JSON.stringify(book, null, 2)}
      </pre>
    </Disclosure>
  );
}
