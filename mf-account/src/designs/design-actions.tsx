import type { BoxDesignSummary } from '@shop/contracts';
import { confirm, toast, useRegion } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { ProblemError } from '@shop/kit/query';
import { Button, buttonClass, Icon, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useDelete, useDuplicate } from './designs.query.ts';

/** What can be done with a saved design: keep it as a file where the market hands designs out so, copy it, delete it. */
export function DesignActions({ design }: { readonly design: BoxDesignSummary }) {
  const { t } = useTranslation('mf-account');
  const { market } = useRegion();
  const duplicate = useDuplicate();
  const remove = useDelete();
  const { id, name } = design;
  const say = (error: Error) =>
    toast('error', error instanceof ProblemError ? problemText(error.problem) : t('failed'));
  const ask = async () => {
    const sure = await confirm({
      title: t('designs.delete.title'),
      text: t('designs.delete.text', { name }),
      confirm: t('designs.delete.confirm'),
      danger: true,
    });
    if (!sure) return;
    // The row goes with the design, and what is said of a mutation of a row that is gone is said to nobody.
    remove
      .mutateAsync(id)
      .then(() => toast('success', t('designs.delete.done', { name })))
      .catch(say);
  };
  return (
    <Row gap={1}>
      {market.digitalDesigns && design.thumbnail ? (
        <a
          href={design.thumbnail}
          download={name}
          className={buttonClass({ size: 'small' })}
          aria-label={t('designs.saveLabel', { name })}
        >
          <Icon name="download" size={18} />
          {t('designs.save')}
        </a>
      ) : null}
      <Button
        size="small"
        icon="copy"
        onClick={() => duplicate.mutate(id, { onError: say })}
        aria-label={t('designs.copyLabel', { name })}
      >
        {t('designs.copy')}
      </Button>
      <Button
        size="small"
        tone="quiet"
        icon="trash"
        onClick={() => void ask()}
        aria-label={t('designs.deleteLabel', { name })}
      >
        {t('designs.delete.action')}
      </Button>
    </Row>
  );
}
