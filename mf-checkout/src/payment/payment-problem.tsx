import { problemText, useFormat } from '@shop/kit/i18n';
import { ErrorPanel } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './payment.module.css';
import type { PaymentState } from './payment-attempt.ts';

const known = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
  'processing_error',
  'card_incomplete',
] as const;
const declineKey = (code: string): (typeof known)[number] =>
  known.find((each) => each === code) ?? 'card_declined';

interface PaymentProblemProps {
  readonly state: Pick<PaymentState, 'problem' | 'isOutcomeUnknown'>;
  readonly currency: string;
}

/** Why the order is not placed yet; says so if a charge may have happened without a reply. */
export function PaymentProblem({ state: { problem, isOutcomeUnknown }, currency }: PaymentProblemProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (!problem) return null;
  const advice =
    problem.code === 'cart_changed' && problem.current_total
      ? t('payment.newTotal', { total: format.money(problem.current_total, currency) })
      : isOutcomeUnknown
        ? t('payment.onlyOnce')
        : undefined;
  return (
    <div ref={place} className={styles.problem}>
      <ErrorPanel
        title={
          problem.code === 'payment_failed' && problem.decline_code
            ? t(`declined.${declineKey(problem.decline_code)}`)
            : problemText(problem)
        }
        reassurance={t(isOutcomeUnknown ? 'payment.keptUnclear' : 'payment.kept')}
        {...(advice ? { advice } : {})}
      />
    </div>
  );
}
