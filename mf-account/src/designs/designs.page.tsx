import type { BoxDesignSummary } from '@shop/contracts';
import { confirm, toast, useDocumentTitle, useRegion } from '@shop/kit';
import { problemText, useFormat, useTerms, useText } from '@shop/kit/i18n';
import { ProblemError, ProblemPanel } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { Badge, Button, buttonClass, EmptyState, Icon, Row, Table } from '@shop/ui';
import { AccountFrame } from '../account/frame.tsx';
import { useDelete, useDesigns, useDuplicate } from './designs.query.ts';

/** Saved designs: open, copy, delete; keep as a file where the market hands designs out so. */
export function Component() {
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const { market } = useRegion();
  const designs = useDesigns();
  const duplicate = useDuplicate();
  const remove = useDelete();
  useDocumentTitle(t('designs.title'));
  const say = (error: Error) =>
    toast('problem', error instanceof ProblemError ? problemText(error.problem) : t('failed'));
  const ask = async ({ id, name }: BoxDesignSummary) => {
    const sure = await confirm({
      title: t('designs.delete.title'),
      text: t('designs.delete.text', { name }),
      confirm: t('designs.delete.confirm'),
      danger: true,
    });
    if (sure)
      remove.mutate(id, { onSuccess: () => toast('done', t('designs.delete.done', { name })), onError: say });
  };
  return (
    <AccountFrame title={t('designs.title')}>
      {designs.error ? <ProblemPanel error={designs.error} onRetry={designs.refetch} /> : null}
      {designs.error && !designs.data ? null : (
        <Table
          caption={t('designs.title')}
          captionHidden
          stacks
          waiting={designs.isPending ? 4 : 0}
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
                <Badge tone={design_status === 'draft' ? 'board' : 'done'}>
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
              cell: (design) => (
                <Row gap={1}>
                  {market.digitalDesigns && design.thumbnail ? (
                    <a
                      href={design.thumbnail}
                      download={design.name}
                      className={buttonClass({ size: 'small' })}
                      aria-label={t('designs.saveLabel', { name: design.name })}
                    >
                      <Icon name="download" size={18} />
                      {t('designs.save')}
                    </a>
                  ) : null}
                  <Button
                    size="small"
                    icon="copy"
                    onClick={() => duplicate.mutate(design.id, { onError: say })}
                    aria-label={t('designs.copyLabel', { name: design.name })}
                  >
                    {t('designs.copy')}
                  </Button>
                  <Button
                    size="small"
                    tone="quiet"
                    icon="trash"
                    onClick={() => void ask(design)}
                    aria-label={t('designs.deleteLabel', { name: design.name })}
                  >
                    {t('designs.delete.action')}
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      )}
    </AccountFrame>
  );
}
