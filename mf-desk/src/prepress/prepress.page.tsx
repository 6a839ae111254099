import { listStaffProduction, type StaffProductionLine } from '@shop/contracts';
import { useSearchParams } from '@shop/kit/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useLineColumns } from '../production/line-columns.tsx';
import { LineList } from '../production/line-list.tsx';
import { type LinesView, readLinesView } from '../production/lines.query.ts';
import { CheckDialog } from './check-dialog.tsx';

/** The lines that wait for a check before they are made. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('prepress.title')} needs={listStaffProduction}>
      <Prepress />
    </DeskPage>
  );
}

const shownColumns = [
  'number',
  'quality',
  'placed',
  'dispatch',
  'waits',
  'product',
  'options',
  'quantity',
  'file',
  'proof',
  'comments',
  'stage',
  'express',
  'region',
] as const;

/** Without a choice of its own, the address means what is to be checked. */
const readView = (search: URLSearchParams): LinesView => ({ quality: 'open', ...readLinesView(search) });

function Prepress() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<StaffProductionLine | null>(null);
  const columns = useLineColumns(shownColumns);
  return (
    <LineList
      title={t('prepress.title')}
      intro={t('prepress.intro')}
      list="prepress"
      view={readView(search)}
      columns={columns}
      none={t('prepress.nothing')}
      onOpen={setOpened}
    >
      {opened ? <CheckDialog line={opened} onClose={() => setOpened(null)} /> : null}
    </LineList>
  );
}
