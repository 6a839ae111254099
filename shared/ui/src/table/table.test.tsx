/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Table, type TableProps } from './table.tsx';

interface Line {
  readonly id: string;
  readonly pieces: number;
}
const lines: readonly Line[] = [
  { id: 'a', pieces: 30 },
  { id: 'b', pieces: 500 },
  { id: 'c', pieces: 1000 },
];
const show = (props: Partial<TableProps<Line>> = {}) =>
  render(
    <Table
      caption="Lines"
      rows={lines}
      rowKey={(line) => line.id}
      empty="None yet."
      columns={[
        { id: 'id', head: 'Number', cell: (line) => line.id },
        {
          id: 'pieces',
          head: 'Pieces',
          cell: (line) => line.pieces,
          figure: true,
          sortable: true,
          foot: 1530,
        },
      ]}
      {...props}
    />,
  );
const row = (text: string) => screen.getByText(text).closest('tr');

test('arrow keys, Home and End move between rows that open; Enter opens', () => {
  const onOpen = jest.fn();
  show({ onOpen });
  row('a')?.focus();
  fireEvent.keyDown(row('a') ?? document.body, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(row('b'));
  fireEvent.keyDown(row('b') ?? document.body, { key: 'End' });
  expect(document.activeElement).toBe(row('c'));
  fireEvent.keyDown(row('c') ?? document.body, { key: 'Home' });
  expect(document.activeElement).toBe(row('a'));
  fireEvent.keyDown(row('a') ?? document.body, { key: 'Enter' });
  expect(onOpen).toHaveBeenCalledWith(lines[0]);
});

test('sorting asks for the other direction and says the present one', () => {
  const onSort = jest.fn();
  show({ sort: { column: 'pieces', direction: 'ascending' }, onSort });
  const head = screen.getByText('Pieces').closest('th');
  expect(head?.getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByText('Pieces'));
  expect(onSort).toHaveBeenCalledWith({ column: 'pieces', direction: 'descending' });
});

test('waiting shows neither rows nor totals nor the word for empty', () => {
  const { container } = show({ skeletonRows: 2 });
  expect(container.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(screen.queryByText('1530')).toBeNull();
  expect(screen.queryByText('None yet.')).toBeNull();
});

test('an empty table says so', () => {
  show({ rows: [] });
  expect(screen.getByText('None yet.')).toBeTruthy();
  expect(screen.queryByText('1530')).toBeNull();
});

test('a box that scrolls is a named stop of the Tab key; a table of the page is none', () => {
  show({ scrollable: true });
  expect(screen.getByRole('region', { name: 'Lines' }).tabIndex).toBe(0);
  cleanup();
  show();
  expect(screen.queryByRole('region')).toBeNull();
});
