import { useText } from '@shop/kit/i18n';
import { Notice, TextField } from '@shop/ui';
import type { SandboxCard } from './pay.ts';
import styles from './payment.module.css';

interface CardFieldsProps {
  readonly card: SandboxCard;
  readonly onChange: (card: SandboxCard) => void;
  readonly errors: Readonly<Partial<Record<keyof SandboxCard, string>>>;
}

/** Card fields of the sandbox gateway, said to be one. No real card belongs here. */
export function CardFields({ card, onChange, errors }: CardFieldsProps) {
  const t = useText();
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

/** What is wrong with the typed card before it is sent; the gateway judges the rest. */
export function cardErrors(
  card: SandboxCard,
  t: (key: string) => string,
): Partial<Record<keyof SandboxCard, string>> {
  const digits = card.number.replace(/\D/g, '');
  const month = Number(card.month);
  return {
    ...(digits.length < 12 || digits.length > 19 ? { number: t('card.error.number') } : {}),
    ...(!/^\d{1,2}$/.test(card.month.trim()) || month < 1 || month > 12
      ? { month: t('card.error.month') }
      : {}),
    ...(/^(\d{2}|20\d{2})$/.test(card.year.trim()) ? {} : { year: t('card.error.year') }),
    ...(/^\d{3,4}$/.test(card.cvc.trim()) ? {} : { cvc: t('card.error.cvc') }),
  };
}
