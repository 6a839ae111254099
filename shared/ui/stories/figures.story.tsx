import { useState } from 'react';
import { Badge, Button, Figure, Icon, Price, PriceSummary, Table, type TableSort } from '../src/index.ts';
import type { Story } from './story.ts';

interface Order {
  readonly number: string;
  readonly date: string;
  readonly what: string;
  readonly pieces: string;
  readonly each: string;
  readonly total: string;
  readonly state: 'paid' | 'open';
}
const orders: readonly Order[] = [
  {
    number: 'R104 772 318',
    date: '24 Nov 2026',
    what: 'Mailer 212 × 148 × 61 mm',
    pieces: '500',
    each: '0.58',
    total: '290.00',
    state: 'paid',
  },
  {
    number: 'R104 770 021',
    date: '9 Nov 2026',
    what: 'Shipping box 400 × 300 × 250 mm',
    pieces: '1 000',
    each: '1.1275',
    total: '1 127.50',
    state: 'open',
  },
  {
    number: 'R104 768 440',
    date: '28 Oct 2026',
    what: 'Tuck-end carton 60 × 40 × 130 mm',
    pieces: '12 000',
    each: '0.195',
    total: '2 340.00',
    state: 'paid',
  },
];

function Orders({
  waiting = 0,
  rows = orders,
}: {
  readonly waiting?: number;
  readonly rows?: readonly Order[];
}) {
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  return (
    <Table
      caption="Orders"
      rows={rows}
      rowKey={(row) => row.number}
      sort={sort}
      onSort={setSort}
      onOpen={() => undefined}
      skeletonRows={waiting}
      stacked
      empty="No order matches. Clear the filter to see all 38."
      columns={[
        { id: 'number', head: 'Order', cell: (row) => <span className="mono">{row.number}</span> },
        { id: 'date', head: 'Date', cell: (row) => row.date, sortable: true },
        { id: 'what', head: 'What', cell: (row) => row.what },
        {
          id: 'state',
          head: 'State',
          cell: (row) => (
            <Badge severity={row.state === 'paid' ? 'success' : undefined}>
              {row.state === 'paid' ? 'Paid' : 'Open'}
            </Badge>
          ),
        },
        {
          id: 'pieces',
          head: 'Pieces',
          figure: true,
          sortable: true,
          cell: (row) => <Figure>{row.pieces}</Figure>,
        },
        {
          id: 'each',
          head: 'Each, €',
          figure: true,
          cell: (row) => <Figure fractionDigits={4}>{row.each}</Figure>,
        },
        {
          id: 'total',
          head: 'Total, €',
          figure: true,
          sortable: true,
          cell: (row) => <Figure fractionDigits={2}>{row.total}</Figure>,
          foot: <Figure fractionDigits={2}>3 757.50</Figure>,
        },
      ]}
    />
  );
}

const rows = [
  { id: 'setup', label: 'Die and plates', detail: 'once per order', figure: '48.00 €' },
  { id: 'board', label: 'Board', detail: '0.213 m² of E flute kraft a piece', figure: '96.40 €' },
  { id: 'print', label: 'Print', detail: 'full colour outside', figure: '118.75 €' },
  { id: 'conversion', label: 'Cutting and gluing', figure: '34.10 €' },
  { id: 'tier', label: '500 instead of 480 pieces', figure: '−7.25 €', kind: 'saving' as const },
  { id: 'net', label: 'Net', figure: '290.00 €', kind: 'subtotal' as const },
  { id: 'vat', label: 'VAT 23 %', figure: '66.70 €' },
];

export const story: Story = {
  id: 'figures',
  title: 'Figures, prices, tables',
  about: 'Every figure has its place, meets its column at the decimal mark, and says what it means.',
  cases: [
    { name: 'table', full: true, node: <Orders /> },
    { name: 'table, waiting', full: true, node: <Orders waiting={3} /> },
    { name: 'table, empty', full: true, node: <Orders rows={[]} /> },
    {
      name: 'ledger',
      node: (
        <PriceSummary
          title="Price of 500 mailers"
          rows={rows}
          total={{ label: 'Total', figure: '356.70 €', note: '0.71 € a box, delivery to Poland included' }}
          aside={
            <>
              <Icon name="truck" />
              <span>Ready Thursday 10 December, with you by Monday 14 December.</span>
            </>
          }
          action={
            <Button tone="signal" wide>
              Add 500 boxes
            </Button>
          }
        />
      ),
    },
    {
      name: 'ledger, pending',
      node: (
        <PriceSummary
          pending
          title="Preis für 500 Stück Versandschachteln"
          rows={[
            {
              id: 'a',
              label: 'Werkzeug- und Druckplattenherstellung',
              detail: 'einmal je Auftrag',
              figure: '1.248,00 €',
            },
            ...rows.slice(1, 3),
          ]}
          total={{ label: 'Gesamtbetrag', figure: '12.356,70 €', note: 'inklusive 19 % Mehrwertsteuer' }}
          action={
            <Button tone="signal" wide disabledReason="Der Preis wird gerade neu berechnet.">
              500 Schachteln in den Warenkorb
            </Button>
          }
        />
      ),
    },
    {
      name: 'price',
      node: <Price amount="0.58 €" unit="each, net" size="large" note="290.00 € for 500 pieces" />,
    },
    {
      name: 'price, reduced',
      node: (
        <Price
          amount="261.00 €"
          unit="net"
          was={{ amount: '290.00 €', label: 'Lowest price of the last 30 days' }}
        />
      ),
    },
    { name: 'price, pending', node: <Price amount="0.58 €" unit="each, net" size="large" pending /> },
    {
      name: 'dimensions',
      node: (
        <p>
          <Figure unit="mm">212 × 148 × 61</Figure>, <Figure unit="g">62</Figure>,{' '}
          <Figure unit="m²">0.213</Figure>
        </p>
      ),
    },
  ],
};
