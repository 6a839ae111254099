import {
  createStaffRequest,
  getPriceBook,
  importPriceBook,
  type PriceBookDocument,
  type PriceBookRow,
} from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link, useRouteParams } from '@shop/kit/router';
import { Button, Notice, Row, Select, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DeskPage, Refused } from '../frame/desk-page.tsx';
import { FactList } from '../frame/fact-list.tsx';
import { localDay } from '../frame/local-day.ts';
import { useRegionNames } from '../frame/markets.ts';
import { useMay, useRegionsFor } from '../frame/staff-me.ts';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { download } from '../table/csv.ts';
import { BookDifferences } from './book-differences.tsx';
import { BookEditor } from './book-editor.tsx';
import { diffBooks, listFigures, nextId } from './book-figures.ts';
import { BookTables } from './book-tables.tsx';
import { useBook, useBooks } from './prices.query.ts';

/** One price book: its figures, what differs from another, and the next version of it. */
export function Component() {
  const { bookId: id } = useRouteParams('deskPriceBook');
  return (
    <DeskPage title={id} needs={getPriceBook}>
      <BookPage key={id} id={id} />
    </DeskPage>
  );
}

function BookPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('mf-desk');
  const read = useBook(id);
  const code = problemBehind(read.error)?.code;
  if (code === 'forbidden') return <Refused title={id} needs={getPriceBook} />;
  if (code !== 'not_found') {
    const stop = stopBehind(read.error);
    if (stop !== null) return stop;
  }
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{t('prices.bookTitle', { id })}</h1>
        <Freshness updatedAt={read.dataUpdatedAt} isFetching={read.isFetching} />
      </div>
      {code === 'not_found' ? (
        <Notice severity="warning">
          {t('prices.missing')} <Link to="deskPrices">{t('nav.prices')}</Link>
        </Notice>
      ) : read.error ? (
        <ProblemPanel error={read.error} onRetry={read.refetch} kept={t('desk.kept')} />
      ) : null}
      {read.isPending ? <Skeleton lines={8} /> : null}
      {read.data ? <Shown book={read.data.price_book} facts={read.data.facts} /> : null}
    </DeskFrame>
  );
}

interface ShownProps {
  readonly book: PriceBookDocument;
  readonly facts: PriceBookRow;
}

/** The day after today, as date fields have it. */
const tomorrow = (): string => localDay(new Date(Date.now() + 86_400_000));

/** Whether the reader may ask for a book of all of these regions. */
const useMayAsk = (regions: readonly string[]): boolean => {
  const may = useMay();
  const mine = useRegionsFor()(importPriceBook);
  return may(createStaffRequest, regions[0]) && (mine === null || regions.every((one) => mine.includes(one)));
};

function Shown({ book, facts }: ShownProps) {
  const { t } = useTranslation('mf-desk');
  const mayAsk = useMayAsk(book.regions);
  const others = useBooks({});
  const before = useBook(facts.follows ?? undefined);
  const [start, setStart] = useState<PriceBookDocument | null>(null);
  const begin = (figures: PriceBookDocument) =>
    setStart({
      ...figures,
      regions: book.regions,
      id: nextId(book.id, new Set((others.data?.rows ?? []).map(({ id }) => id))),
      validFrom: tomorrow(),
    });
  if (start !== null) return <BookEditor start={start} base={book} onDone={() => setStart(null)} />;
  const earlier = before.data?.price_book;
  return (
    <>
      <Facts book={book} facts={facts} />
      <Row>
        {mayAsk ? <Button onClick={() => begin(book)}>{t('prices.begin')}</Button> : null}
        {mayAsk && earlier && facts.state !== 'past' ? (
          <Button onClick={() => begin(earlier)}>{t('prices.rollBack', { id: earlier.id })}</Button>
        ) : null}
        <Button
          onClick={() =>
            download(`${book.id}.json`, `${JSON.stringify(book, null, 2)}\n`, 'application/json')
          }
        >
          {t('prices.download')}
        </Button>
      </Row>
      <Comparison book={book} others={(others.data?.rows ?? []).filter(({ id }) => id !== book.id)} />
      <BookTables
        figures={listFigures(book)}
        currency={book.currency}
        typed={null}
        wrong={new Set()}
        onType={() => undefined}
      />
    </>
  );
}

function Facts({ book, facts }: ShownProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const names = useRegionNames();
  return (
    <FactList
      facts={[
        [t('word.state'), t(`prices.state.${facts.state}`)],
        [t('approvals.validFrom'), format.date(book.validFrom)],
        [t('people.regions'), names(book.regions)],
        [t('prices.inEffectIn'), names(facts.in_effect_in)],
        [t('approvals.currency'), book.currency],
        [
          t('prices.follows'),
          facts.follows === null ? (
            ''
          ) : (
            <Link key="follows" to="deskPriceBook" params={{ bookId: facts.follows }}>
              {facts.follows}
            </Link>
          ),
        ],
        [
          t('prices.addedBy'),
          facts.imported_at === null
            ? t('prices.release')
            : `${facts.imported_by_name ?? facts.imported_by ?? ''}, ${format.date(facts.imported_at, 'dateTime')}`,
        ],
        [t('prices.figures'), t(book.demonstration ? 'prices.demonstration' : 'prices.binding')],
      ]}
    />
  );
}

/** The differences from another book of the same currency, chosen in a list. */
function Comparison({
  book,
  others,
}: {
  readonly book: PriceBookDocument;
  readonly others: readonly PriceBookRow[];
}) {
  const { t } = useTranslation('mf-desk');
  const [chosen, setChosen] = useState('');
  const other = useBook(chosen === '' ? undefined : chosen);
  const same = others.filter(({ currency }) => currency === book.currency);
  if (same.length === 0) return null;
  return (
    <>
      <Select
        dense
        label={t('prices.compareWith')}
        value={chosen}
        onChange={setChosen}
        emptyLabel={t('prices.chooseBook')}
        options={same.map(({ id }) => ({ value: id, label: id }))}
      />
      {other.error ? <ProblemPanel error={other.error} onRetry={other.refetch} /> : null}
      {chosen !== '' && other.data ? (
        <BookDifferences differences={diffBooks(other.data.price_book, book)} />
      ) : null}
    </>
  );
}
