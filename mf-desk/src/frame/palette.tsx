import { type SearchHit, searchByStaff } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { href } from '@shop/kit/navigation';
import { keepPreviousData, ProblemPanel, unwrap, useQuery } from '@shop/kit/query';
import { Dialog, TextField } from '@shop/ui';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';
import { useMay } from './staff-me.ts';

interface DeskPage {
  readonly label: string;
  readonly address: string;
}
interface PaletteProps {
  readonly pages: readonly DeskPage[];
  readonly onOpen: (address: string) => void;
  readonly onClose: () => void;
}

/** The shortest fragment that the search takes. */
const shortest = 3;

/** Where a hit leads: a quote request, a customer and a company to their page, all others to their order, else the orders of its owner; null where there are none. */
const addressOf = ({ kind, id, order_number, orders_text }: SearchHit): string | null => {
  if (kind === 'quote') return href('deskRequest', { qrNumber: id });
  if (kind === 'customer') return href('deskCustomer', { customerId: id });
  if (kind === 'company') return href('deskCompany', { companyId: id });
  if (order_number !== null) return href('deskOrder', { orderNumber: order_number });
  return orders_text === null ? null : `${href('deskOrders')}?text=${encodeURIComponent(orders_text)}`;
};

/** Finds anything of the shop by a fragment, and the pages of the desk by their name; arrow keys and Enter. */
export function Palette({ pages, onOpen, onClose }: PaletteProps) {
  const { t } = useTranslation('mf-desk');
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const may = useMay();
  const fragment = useDeferredValue(text.trim());
  const found = useQuery({
    queryKey: ['desk', 'search', fragment],
    queryFn: ({ signal }) => unwrap(call(searchByStaff, { query: { q: fragment.slice(0, 80) }, signal })),
    enabled: fragment.length >= shortest && may(searchByStaff),
    placeholderData: keepPreviousData,
    select: ({ hits }) => hits,
  });
  const hits = fragment.length < shortest ? [] : (found.data ?? []);
  const rows = [
    ...pages
      .filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
      .map(({ label, address }) => ({
        id: address,
        kind: t('palette.go'),
        title: label,
        detail: '',
        address,
      })),
    ...hits.map((hit) => ({
      id: `${hit.kind} ${hit.id}`,
      kind: t(`palette.kind.${hit.kind}`),
      title: hit.title,
      detail: [hit.detail, hit.region ?? ''].filter((part) => part !== '').join(' · '),
      address: addressOf(hit),
    })),
  ];
  const chosen = Math.min(at, rows.length - 1);
  const open = (address: string | null | undefined) => {
    if (address) onOpen(address);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') open(rows[chosen]?.address);
    else if (event.key === 'ArrowDown') setAt(Math.min(chosen + 1, rows.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(chosen - 1, 0));
    else return;
    event.preventDefault();
  };
  const isNothing =
    fragment.length >= shortest && found.isSuccess && !found.isPlaceholderData && rows.length === 0;
  return (
    <Dialog open onClose={onClose} title={t('palette.title')} closeLabel={t('desk.close')} wide>
      <TextField
        data-autofocus
        label={t('palette.field')}
        hint={t('palette.hint')}
        maxLength={80}
        autoComplete="off"
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={list}
        aria-activedescendant={rows[chosen] ? `${list}-${chosen}` : undefined}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setAt(0);
        }}
        onKeyDown={press}
      />
      {found.error ? <ProblemPanel error={found.error} onRetry={found.refetch} /> : null}
      <div role="status">{isNothing ? t('palette.none', { text: fragment }) : ''}</div>
      <div id={list} role="listbox" aria-label={t('palette.results')} className={styles.hits}>
        {rows.map((row, index) => (
          <div
            key={row.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            aria-disabled={row.address === null || undefined}
            className={styles.hit}
            onClick={() => open(row.address)}
            onKeyDown={(event) => (event.key === 'Enter' ? open(row.address) : undefined)}
            tabIndex={-1}
          >
            <span className={styles.soft}>{row.kind}</span>
            <span>{row.title}</span>
            <span className={styles.soft}>{row.address === null ? t('palette.noOrders') : row.detail}</span>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
