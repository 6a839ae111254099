import { Table, type TableColumn } from '@shop/ui';
import { type Ref, useEffect } from 'react';
import { ListProblem } from './list-problem.tsx';
import styles from './orders.module.css';
import { Pager } from './pager.tsx';

/** The paging data of a reply. */
interface PageReply {
  readonly current_page: number;
  readonly pages: number;
}

interface ListPartProps<Row, Reply extends PageReply> {
  readonly title: string;
  /** Ref of the heading, for a list whose focused row may disappear. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** The text of an empty list. */
  readonly empty: string;
  readonly query: {
    readonly data: Reply | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    /** The data is the previous page's, until this one's has loaded. */
    readonly isPlaceholderData: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly rowsOf: (reply: Reply) => readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly TableColumn<Row>[];
  /** Number of skeleton rows during the first load. */
  readonly skeletonRows: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The order of the pages: from newer to older by default. */
  readonly order?: 'time' | 'list';
}

/**
 * One list of the page: its heading and one page of rows, or why it could not be loaded. If a page becomes empty, the
 * last page with rows is shown.
 */
export function ListPart<Row, Reply extends PageReply>({
  title,
  heading,
  empty,
  query,
  rowsOf,
  rowKey,
  columns,
  skeletonRows,
  page,
  onPage,
  order = 'time',
}: ListPartProps<Row, Reply>) {
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  const rows = data ? rowsOf(data) : [];
  const isPageEmpty = data !== undefined && rows.length === 0 && (page > 1 || isPlaceholderData);
  const previousPage = Math.max(1, Math.min(page - 1, data?.pages ?? 1));
  const goesBack = isPageEmpty && !isPlaceholderData;
  useEffect(() => {
    if (goesBack) onPage(previousPage);
  }, [goesBack, previousPage, onPage]);
  return (
    <section className={styles.part} aria-label={title}>
      <h2 ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      <ListProblem error={error} onRetry={refetch} />
      {error && !data ? null : (
        <Table
          caption={title}
          captionHidden
          stacked
          skeletonRows={isPending || isPageEmpty ? skeletonRows : 0}
          rows={rows}
          rowKey={rowKey}
          columns={columns}
          empty={empty}
        />
      )}
      <Pager reply={data} onPage={onPage} order={order} />
    </section>
  );
}
