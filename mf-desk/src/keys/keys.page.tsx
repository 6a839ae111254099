import { type ApiKey, createStaffKey, listStaffKeys, revokeStaffKey } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useSearchParams } from '@shop/kit/router';
import { Badge, Button, Dialog, Select } from '@shop/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActorText } from '../access-log/actor-text.ts';
import { DeskPage } from '../frame/desk-page.tsx';
import { FactList } from '../frame/fact-list.tsx';
import { useRegionNames } from '../frame/markets.ts';
import { useMay } from '../frame/staff-me.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import type { DataColumn } from '../table/data-table.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { textColumn } from '../table/text-column.ts';
import { CreateKeyDialog, NewKeyDialog, RevokeKeyDialog } from './key-dialog.tsx';
import { fetchAllKeys, keyKinds, readKeysView, stateOfKey, useKeys } from './keys.query.ts';

const severities = { active: 'success', expired: 'warning', revoked: 'error' } as const;

/** The API keys of the shop's tools and of accounts; a new one is shown once. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('keys.title')} needs={listStaffKeys}>
      <Keys />
    </DeskPage>
  );
}

function Keys() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readKeysView(search);
  const { pages, showMore } = useShownPages();
  const list = useKeys(view, pages);
  const columns = useColumns();
  const may = useMay();
  const [opened, setOpened] = useState<ApiKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const canRevoke = opened !== null && opened.revoked_at === null && may(revokeStaffKey);
  return (
    <ListPage
      name="api-keys"
      title={t('keys.title')}
      needs={listStaffKeys}
      list={list}
      columns={columns}
      rowKey={({ id }) => String(id)}
      onOpen={setOpened}
      showMore={showMore}
      fetchAll={() => fetchAllKeys(view)}
      filters={<Filters onCreate={may(createStaffKey) ? () => setCreating(true) : null} />}
      words={{ waiting: t('keys.waiting'), none: t('matrix.none.title'), noneText: t('keys.none') }}
      everything={{ kind: 'all' }}
    >
      {opened ? (
        <Dialog
          open
          onClose={() => setOpened(null)}
          title={opened.name}
          closeLabel={t('desk.close')}
          footer={
            canRevoke ? (
              <Button
                onClick={() => {
                  setRevoking(opened);
                  setOpened(null);
                }}
              >
                {t('keys.revoke')}
              </Button>
            ) : undefined
          }
        >
          <FactList facts={columns.map(({ head, text }) => [head, text(opened)] as const)} />
        </Dialog>
      ) : null}
      {revoking ? <RevokeKeyDialog row={revoking} onClose={() => setRevoking(null)} /> : null}
      {creating ? <CreateKeyDialog onMade={setMade} onClose={() => setCreating(false)} /> : null}
      {made === null || creating ? null : <NewKeyDialog value={made} onClose={() => setMade(null)} />}
    </ListPage>
  );
}

function Filters({ onCreate }: { readonly onCreate: (() => void) | null }) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const view = readKeysView(search);
  return (
    <div className={deskStyles.filters}>
      <Select
        dense
        label={t('keys.kindHead')}
        value={view.kind ?? 'all'}
        onChange={(kind) => set('kind', kind === 'staff' ? '' : kind)}
        options={[
          ...keyKinds.map((kind) => ({ value: kind, label: t(`keys.kind.${kind}`) })),
          { value: 'all', label: t('filter.state.all') },
        ]}
      />
      {onCreate ? (
        <Button tone="signal" onClick={onCreate}>
          {t('keys.create')}
        </Button>
      ) : null}
    </div>
  );
}

const useColumns = (): readonly DataColumn<ApiKey>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const regionNames = useRegionNames();
  const actorText = useActorText();
  return useMemo((): readonly DataColumn<ApiKey>[] => {
    const plain = textColumn<ApiKey>;
    const day = (at: string | null) => (at === null ? '' : format.date(at, 'dateTime'));
    const stateText = (row: ApiKey) => t(`keys.state.${stateOfKey(row, new Date())}`);
    return [
      plain('name', t('people.person'), ({ name }) => name),
      plain('hint', t('keys.hint'), ({ hint }) => hint),
      {
        ...plain('state', t('word.state'), stateText),
        cell: (row) => <Badge severity={severities[stateOfKey(row, new Date())]}>{stateText(row)}</Badge>,
      },
      plain('kind', t('keys.kindHead'), ({ kind }) => t(`keys.kind.${kind}`)),
      plain('scopes', t('keys.scopes'), ({ scopes }) => scopes.join(', ')),
      plain('regions', t('people.regions'), ({ regions }) =>
        regions === null ? t('filter.everyRegion') : regionNames(regions),
      ),
      plain('remotes', t('word.remote'), ({ remotes }) =>
        remotes === null ? t('filter.everyRemote') : remotes.join(', '),
      ),
      plain('created', t('keys.created'), ({ created_at: at }) => day(at)),
      plain('by', t('word.by'), ({ created_by: by }) => actorText(by)),
      plain('used', t('people.lastUsed'), ({ last_used_at: at }) => day(at)),
      plain('expires', t('keys.expires'), ({ expires_at: at }) => day(at)),
    ];
  }, [t, format, regionNames, actorText]);
};
