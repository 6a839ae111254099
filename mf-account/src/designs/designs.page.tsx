import { useDocumentTitle } from '@shop/kit';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { Badge, buttonClass, EmptyState, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../account/frame.tsx';
import { DesignActions } from './design-actions.tsx';
import { useDesigns } from './designs.query.ts';

/** Saved designs: open, copy, delete; download where the market delivers digital designs. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const term = useTerms();
  const format = useFormat();
  const designs = useDesigns();
  useDocumentTitle(t('designs.title'));
  return (
    <AccountFrame title={t('designs.title')}>
      {designs.error ? <ProblemPanel error={designs.error} onRetry={designs.refetch} /> : null}
      {designs.error && !designs.data ? null : (
        <Table
          caption={t('designs.title')}
          captionHidden
          stacked
          skeletonRows={designs.isPending ? 4 : 0}
          rows={designs.data ?? []}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={t('designs.empty.title')}
              action={
                <Link to="home" className={buttonClass({ tone: 'signal' })}>
                  {t('orders.empty.action')}
                </Link>
              }
            >
              {t('designs.empty.text')}
            </EmptyState>
          }
          columns={[
            {
              id: 'picture',
              head: t('designs.picture'),
              cell: ({ thumbnail, name }) =>
                thumbnail ? <img src={thumbnail} alt={name} width={80} height={60} loading="lazy" /> : null,
            },
            {
              id: 'name',
              head: t('designs.name'),
              cell: ({ id, name }) => (
                <Link to="productEditor" params={{ id }} query={{ mode: 'editor' }}>
                  {name}
                </Link>
              ),
            },
            {
              id: 'box',
              head: t('designs.box'),
              cell: ({ configuration: { product, size } }) =>
                `${term('product', product)}, ${format.size([size.length, size.width, size.height])}`,
            },
            {
              id: 'status',
              head: t('designs.status'),
              cell: ({ design_status }) => (
                <Badge {...(design_status === 'draft' ? { tone: 'board' } : { severity: 'success' })}>
                  {t(`designStatus.${design_status}`)}
                </Badge>
              ),
            },
            {
              id: 'changed',
              head: t('designs.changed'),
              cell: ({ updated_at }) => format.date(updated_at, 'dateTime'),
            },
            {
              id: 'actions',
              head: t('designs.actions'),
              cell: (design) => <DesignActions design={design} />,
            },
          ]}
        />
      )}
    </AccountFrame>
  );
}
