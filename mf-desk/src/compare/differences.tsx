import type { SetDifference } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Badge, Notice, Skeleton, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from '../releases/desk.module.css';
import { ReleaseKey } from '../releases/names.tsx';
import { type DiffRequest, useDifference } from '../releases/releases.query.ts';

type NameChanges = SetDifference['routes'];

/** `+ added − removed`, or a dash. */
const describeNames = ({ added, removed }: NameChanges): string =>
  [...added.map((name) => `+ ${name}`), ...removed.map((name) => `− ${name}`)].join(', ');

/** The result of a comparison: equal releases are counted, differences are listed. */
export function Differences({ request }: { readonly request: DiffRequest }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const query = useDifference(request);
  if (query.error) return <ProblemPanel error={query.error} onRetry={query.refetch} kept={t('desk.kept')} />;
  if (query.data === undefined) return <Skeleton lines={6} />;
  const differing = query.data.differences.filter(({ same }) => !same);
  const describeContractChanges = (one: SetDifference): string =>
    [
      one.contract.left === one.contract.right
        ? ''
        : `${one.contract.left ?? '–'} → ${one.contract.right ?? '–'}`,
      describeNames(one.routes),
      describeNames(one.slots),
      describeNames(one.locales),
      one.shared.map(({ module, left, right }) => `${module} ${left ?? '–'} → ${right ?? '–'}`).join(', '),
    ]
      .filter((text) => text !== '')
      .join('; ');
  return (
    <div className={styles.part}>
      <Notice severity={differing.length === 0 ? 'success' : 'info'}>
        {differing.length === 0
          ? t('compare.same')
          : t('compare.differ', {
              some: format.number(differing.length),
              all: format.number(query.data.differences.length),
            })}
      </Notice>
      <Table
        caption={t('compare.title')}
        captionHidden
        stacked
        rows={query.data.differences}
        rowKey={({ name }) => name}
        isMarked={({ same }) => !same}
        empty={t('compare.same')}
        columns={[
          { id: 'name', head: t('word.remote'), cell: ({ name }) => name },
          { id: 'left', head: t('compare.left'), cell: ({ left }) => <ReleaseKey value={left} long /> },
          { id: 'right', head: t('compare.right'), cell: ({ right }) => <ReleaseKey value={right} long /> },
          {
            id: 'same',
            head: t('word.verdict'),
            cell: ({ same }) => (
              <Badge tone={same ? 'plain' : 'signal'}>{t(same ? 'compare.isSame' : 'compare.differs')}</Badge>
            ),
          },
          {
            id: 'promises',
            head: t('compare.promises'),
            cell: (one) => <span className={styles.wrap}>{describeContractChanges(one) || '–'}</span>,
          },
          {
            id: 'files',
            head: t('builds.files'),
            cell: ({ files, same }) =>
              same
                ? '–'
                : t('compare.fileCounts', {
                    added: format.number(files.added.length),
                    removed: format.number(files.removed.length),
                    changed: format.number(files.changed.length),
                    same: format.number(files.same),
                  }),
          },
          {
            id: 'bytes',
            head: `${t('builds.size')} (kB)`,
            figure: true,
            cell: ({ bytes }) => format.number(Math.round((bytes.right - bytes.left) / 1000)),
          },
        ]}
      />
    </div>
  );
}
