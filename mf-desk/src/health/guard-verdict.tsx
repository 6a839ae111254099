import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import type { Health } from '../releases/releases.query.ts';

const countVisits = ({ good, bad }: { readonly good: number; readonly bad: number }): number => good + bad;

/** The guard's verdict on a candidate, from its figures, in the language of the page. */
export function GuardVerdict({ health: { verdict, metrics } }: { readonly health: Health }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  if (verdict === 'worse') {
    const worse = metrics.filter((one) => one.verdict === 'worse');
    return (
      <>{t('health.says.worse', { metrics: worse.map(({ metric }) => t(`metric.${metric}`)).join(', ') })}</>
    );
  }
  // Mounts count all visitors of a release; other metrics count a part of them.
  const mountMetric = metrics.find(({ metric }) => metric === 'mount');
  if (mountMetric === undefined) return null;
  const figures = {
    candidate: format.number(countVisits(mountMetric.candidate)),
    stable: format.number(countVisits(mountMetric.stable)),
  };
  return (
    <>
      {verdict === 'fine'
        ? t('health.says.fine', figures)
        : t('health.says.tooFew', { ...figures, minimum: format.number(mountMetric.minimum) })}
    </>
  );
}
