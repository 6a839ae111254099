import type { BoxDesignSummary } from '@shop/contracts';
import { confirm, toast, useRegion } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { ProblemError } from '@shop/kit/query';
import { Button, buttonClass, Icon, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useDelete, useDuplicate } from './designs.query.ts';

/** The actions of a saved design: download it where the market delivers digital designs, copy it, delete it. */
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
    // The row is removed with the design, so the callbacks of its mutation would never run.
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
