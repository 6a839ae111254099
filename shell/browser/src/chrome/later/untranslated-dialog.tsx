import { useRegion } from '@shop/kit';
import { Button, Dialog } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { isOwnSite } from './own-site.ts';

interface UntranslatedDialogProps {
  /** The target of "Continue". */
  readonly target: string;
  /** The page itself is the untranslated one: staying is not possible. */
  readonly forced: boolean;
  readonly onClose: () => void;
}

/** Informs that an area is only in English, and asks whether to go there. */
export function UntranslatedDialog({ target, forced, onClose }: UntranslatedDialogProps) {
  const { t } = useTranslation('shell');
  const { regions } = useRegion();
  const goBack = () => {
    onClose();
    window.history.back();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!forced}
      title={t('untranslated.title')}
      closeLabel={t('close')}
      footer={
        <>
          {isOwnSite(document.referrer, regions) ? (
            <Button onClick={goBack}>{t('untranslated.back')}</Button>
          ) : null}
          <Button tone="signal" onClick={() => window.location.assign(target)}>
            {t('untranslated.continue')}
          </Button>
        </>
      }
    >
      <p>{t('untranslated.text')}</p>
    </Dialog>
  );
}
