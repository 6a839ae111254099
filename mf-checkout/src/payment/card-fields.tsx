import { Notice, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { CardErrors } from './card-errors.ts';
import type { SandboxCard } from './pay.ts';
import styles from './payment.module.css';

interface CardFieldsProps {
  readonly card: SandboxCard;
  readonly onChange: (card: SandboxCard) => void;
  readonly errors: CardErrors;
}

/** The labelled card fields of the sandbox gateway. Real cards must not be entered here. */
export function CardFields({ card, onChange, errors }: CardFieldsProps) {
  const { t } = useTranslation('mf-checkout');
  const field = (name: keyof SandboxCard, autoComplete: string) => (
    <TextField
      label={t(`card.${name}`)}
      name={`card.${name}`}
      value={card[name]}
      onChange={(value) => onChange({ ...card, [name]: value })}
      inputMode="numeric"
      autoComplete={autoComplete}
      figures
      error={errors[name]}
    />
  );
  return (
    <div className={styles.card}>
      <Notice>{t('card.sandbox')}</Notice>
      {field('number', 'cc-number')}
      <div className={styles.three}>
        {field('month', 'cc-exp-month')}
        {field('year', 'cc-exp-year')}
        {field('cvc', 'cc-csc')}
      </div>
    </div>
  );
}
