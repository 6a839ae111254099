import { Button, Dialog } from '@shop/ui';
import { useTranslation } from 'react-i18next';

interface ChallengeProps {
  readonly open: boolean;
  readonly amount: string;
  readonly onAnswer: (answer: 'pass' | 'fail') => void;
  readonly onLeave: () => void;
}

/** The sandbox bank's 3-D Secure challenge. A real gateway shows its own. */
export function Challenge({ open, amount, onAnswer, onLeave }: ChallengeProps) {
  const { t } = useTranslation('mf-checkout');
  return (
    <Dialog
      open={open}
      onClose={onLeave}
      title={t('challenge.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => onAnswer('fail')}>{t('challenge.fail')}</Button>
          <Button tone="signal" onClick={() => onAnswer('pass')}>
            {t('challenge.pass')}
          </Button>
        </>
      }
    >
      <p>{t('challenge.text', { amount })}</p>
    </Dialog>
  );
}
