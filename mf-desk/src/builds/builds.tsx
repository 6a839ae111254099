import type { ListedRelease, ReleasableName } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Badge, Select, Table } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilterSetter } from '../matrix/filters.tsx';
import styles from '../releases/desk.module.css';
import { ReleaseKey } from '../releases/names.tsx';
import { type Matrix, useBuilds } from '../releases/releases.query.ts';
import { BuildDialog } from './build-dialog.tsx';

/** Published releases of one remote; each opens with its manifest, where it runs, and its gate results. */
export function Builds({ matrix }: { readonly matrix: Matrix }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const name: ReleasableName = matrix.names.find((one) => one === search.get('name')) ?? 'shell';
  const [open, setOpen] = useState<ListedRelease | null>(null);
  const builds = useBuilds(name);
  return (
    <div className={styles.part}>
      <div className={styles.filters}>
        <Select
          dense
          label={t('word.remote')}
          value={name}
          onChange={(value) => set('name', value)}
          options={matrix.names.map((one) => ({ value: one, label: one }))}
        />
      </div>
      {builds.error ? (
        <ProblemPanel error={builds.error} onRetry={builds.refetch} kept={t('desk.kept')} />
      ) : (
        <Table
          caption={t('part.builds')}
          captionHidden
          stacked
          skeletonRows={builds.isPending ? 4 : 0}
          rows={builds.data ?? []}
          rowKey={({ key }) => key}
          onOpen={setOpen}
          empty={t('builds.none')}
          columns={[
            { id: 'key', head: t('word.release'), cell: ({ key }) => <ReleaseKey value={key} long /> },
            {
              id: 'at',
              head: t('builds.published'),
              cell: (build) => format.date(build.created_at, 'dateTime'),
            },
            { id: 'by', head: t('word.by'), cell: ({ published_by }) => published_by },
            {
              id: 'commit',
              head: t('builds.commit'),
              cell: ({ commit }) => <code>{commit.slice(0, 10)}</code>,
            },
            {
              id: 'bytes',
              head: `${t('builds.size')} (kB)`,
              figure: true,
              cell: ({ bytes }) => format.number(Math.round(bytes / 1000)),
            },
            {
              id: 'swept',
              head: t('word.state'),
              cell: ({ swept_at }) => <Badge>{t(swept_at === null ? 'builds.there' : 'builds.swept')}</Badge>,
            },
          ]}
        />
      )}
      {open === null ? null : <BuildDialog build={open} matrix={matrix} onClose={() => setOpen(null)} />}
    </div>
  );
}
