import { listStaffProduction, type StaffProductionLine } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { navigateTo } from '@shop/kit/navigation';
import { ProblemPanel } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useLineColumns } from './line-columns.tsx';
import { LineList } from './line-list.tsx';
import { readLinesView, useLinesById } from './lines.query.ts';
import { lineParameter } from './scan-code.ts';
import { ScanField } from './scan-field.tsx';
import { ticketsOf } from './ticket-address.ts';
import { WorkDialog } from './work-dialog.tsx';

/** What is to be made and sent. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('production.title')} needs={listStaffProduction}>
      <Production />
    </DeskPage>
  );
}

const shownColumns = [
  'number',
  'dispatch',
  'waits',
  'stage',
  'product',
  'options',
  'quantity',
  'make',
  'packed',
  'express',
  'file',
  'proof',
  'quality',
  'region',
  'placed',
] as const;

/** Lines that a print-out takes at most. */
const mostTickets = 100;

function Production() {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const asked = search.get(lineParameter) ?? '';
  const [opened, setOpened] = useState<StaffProductionLine | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const byAddress = useLinesById(/^\d{1,15}$/.test(asked) ? [asked] : []);
  const columns = useLineColumns(shownColumns);
  const line = opened ?? byAddress.data?.lines[0] ?? null;
  const close = () => {
    setOpened(null);
    if (asked === '') return;
    const next = new URLSearchParams(search);
    next.delete(lineParameter);
    setSearch(next);
  };
  return (
    <LineList
      title={t('production.title')}
      intro={t('production.intro')}
      list="production"
      view={readLinesView(search)}
      columns={columns}
      none={t('production.nothing')}
      onOpen={setOpened}
      head={
        <>
          <ScanField onFound={setOpened} />
          {byAddress.data?.lines.length === 0 ? <Notice severity="warning">{t('scan.none')}</Notice> : null}
          {byAddress.error ? <ProblemPanel error={byAddress.error} onRetry={byAddress.refetch} /> : null}
        </>
      }
      selection={{ selected, onSelect: setSelected }}
      tools={
        selected.length > 0 ? (
          <Button
            size="small"
            disabledReason={
              selected.length > mostTickets
                ? t('tickets.tooMany', { number: format.number(mostTickets) })
                : undefined
            }
            onClick={() => void navigateTo(ticketsOf(selected))}
          >
            {t('tickets.print')}
          </Button>
        ) : null
      }
    >
      {line ? <WorkDialog key={line.line_item_id} line={line} onClose={close} /> : null}
    </LineList>
  );
}
