import type { ProductionFinding, StaffProductionLine } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { type Severity, SeverityIcon, Skeleton } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from '../orders/orders.module.css';
import { useFindings } from './check.query.ts';

const severities = { error: 'error', warning: 'warning', note: 'info' } as const satisfies Readonly<
  Record<ProductionFinding['severity'], Severity>
>;

/** Returns a function that says a finding in the reader's language, with its figures. */
const useFindingText = () => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return ({ id, params }: ProductionFinding): string => {
    const length = (key: string) => format.length(Number(params[key] ?? 0));
    const figure = (key: string) => format.number(Number(params[key] ?? 0));
    return t(`preflight.finding.${id}`, {
      dpi: figure('dpi'),
      ideal: figure('ideal'),
      bleed: length('bleed'),
      reach: length('reach'),
      distance: length('distance'),
      points: figure('points'),
      least: figure('least'),
      total: figure('total'),
      most: figure('most'),
      text: String(params.text ?? ''),
      characters: String(params.characters ?? ''),
    });
  };
};

/** Several objects may have the same fault: each sentence is said once. Returns findings with their keys. */
const distinct = (findings: readonly ProductionFinding[]) => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])),
];

/** What preflight finds in the ordered design, most severe first. */
export function LineFindings({ line }: { readonly line: StaffProductionLine }) {
  const { t } = useTranslation('mf-desk');
  const term = useTerms();
  const text = useFindingText();
  const read = useFindings(line);
  if (line.print_file === null) return null;
  return (
    <section>
      <h2>{t('preflight.title')}</h2>
      {read.error ? <ProblemPanel error={read.error} onRetry={read.refetch} kept={t('desk.kept')} /> : null}
      {read.isPending ? <Skeleton lines={2} /> : null}
      {read.data === null ? <p>{t('preflight.unreadable')}</p> : null}
      {read.data?.length === 0 ? (
        <p>
          <SeverityIcon severity="success" /> {t('preflight.none')}
        </p>
      ) : null}
      <ul className={styles.results}>
        {distinct(read.data ?? []).map(([key, finding]) => (
          <li key={key}>
            <SeverityIcon
              severity={severities[finding.severity]}
              label={t(`preflight.severity.${finding.severity}`)}
            />{' '}
            {text(finding)}
            {finding.side === null ? null : (
              <span className={styles.soft}> {term('side', finding.side)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
