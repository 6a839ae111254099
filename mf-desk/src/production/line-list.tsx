import { listStaffProduction, type StaffProductionLine } from '@shop/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../table/data-table.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { LineFilters } from './line-filters.tsx';
import { fetchAllLines, type LinesView, useLines } from './lines.query.ts';

interface LineListProps {
  readonly title: string;
  readonly intro: string;
  /** Names the stored columns, the saved filters and the exported file. */
  readonly list: 'production' | 'prepress';
  readonly view: LinesView;
  readonly columns: readonly DataColumn<StaffProductionLine>[];
  /** What an empty list without filters means. */
  readonly none: string;
  readonly onOpen: (line: StaffProductionLine) => void;
  /** Above the filters. */
  readonly head?: ReactNode;
  /** Rows that can be selected, and what is done with them. */
  readonly selection?: {
    readonly selected: readonly string[];
    readonly onSelect: (keys: readonly string[]) => void;
  };
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A page of lines: filters in the address, the next promised dispatch first, CSV of everything that matches. */
export function LineList(props: LineListProps) {
  const { title, intro, list: name, view, columns, none, onOpen, head, selection, tools, children } = props;
  const { t } = useTranslation('mf-desk');
  const { pages, showMore } = useShownPages();
  return (
    <ListPage
      name={name}
      title={title}
      needs={listStaffProduction}
      list={useLines(view, pages)}
      columns={columns}
      rowKey={({ line_item_id }) => String(line_item_id)}
      rowName={({ order_number, sku }) => `${order_number}, ${sku}`}
      onOpen={onOpen}
      {...(selection && { selection })}
      tools={tools}
      showMore={showMore}
      fetchAll={() => fetchAllLines(view)}
      filters={
        <>
          <p>{intro}</p>
          {head}
          <LineFilters view={view} list={name} />
        </>
      }
      words={{
        waiting: t('production.waiting'),
        none: t('production.none'),
        noneText: t('production.noneText'),
        nothing: none,
      }}
      everything={{}}
    >
      {children}
    </ListPage>
  );
}
