import { listStaffProduction, type StaffProductionLine } from '@shop/contracts';
import { useSearchParams } from '@shop/kit/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useLineColumns } from './line-columns.tsx';
import { LineList } from './line-list.tsx';
import { readLinesView } from './lines.query.ts';
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

function Production() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<StaffProductionLine | null>(null);
  const columns = useLineColumns(shownColumns);
  return (
    <LineList
      title={t('production.title')}
      intro={t('production.intro')}
      list="production"
      view={readLinesView(search)}
      columns={columns}
      none={t('production.nothing')}
      onOpen={setOpened}
    >
      {opened ? <WorkDialog line={opened} onClose={() => setOpened(null)} /> : null}
    </LineList>
  );
}
