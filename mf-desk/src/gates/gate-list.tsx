import type { GateMessage, GateName } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Badge, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from '../releases/desk.module.css';
import { Findings } from './findings.tsx';

export interface GateResult {
  readonly gate: GateName;
  readonly ok: boolean;
  /** What was checked, or what is wrong and how to fix it. */
  readonly evidence: string;
  readonly said?: readonly GateMessage[] | undefined;
  readonly at?: string;
  readonly region?: string;
}

/** The gate's results, refusals first. */
export function GateList({ evidence }: { readonly evidence: readonly GateResult[] }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const rows = [...evidence].sort((a, b) => Number(a.ok) - Number(b.ok));
  const hasRegion = rows.some(({ region }) => region !== undefined);
  return (
    <Table
      caption={t('gate.title')}
      captionHidden
      stacked
      rows={rows}
      rowKey={({ gate, region }) => `${gate} ${region ?? ''}`}
      empty={t('gate.none')}
      columns={[
        { id: 'gate', head: t('word.gate'), cell: ({ gate }) => t(`gateName.${gate}`) },
        ...(hasRegion
          ? [{ id: 'region', head: t('word.region'), cell: ({ region }: GateResult) => region ?? '–' }]
          : []),
        {
          id: 'ok',
          head: t('word.verdict'),
          cell: ({ ok }) => (
            <Badge severity={ok ? 'success' : 'error'}>{t(ok ? 'gate.passed' : 'gate.refused')}</Badge>
          ),
        },
        {
          id: 'evidence',
          head: t('gate.evidence'),
          cell: ({ evidence: english, said }) => (
            <span className={styles.wrap}>
              <Findings codes={said} englishText={english} />
            </span>
          ),
        },
        {
          id: 'at',
          head: t('word.at'),
          cell: ({ at }) => (at === undefined ? '–' : format.date(at, 'dateTime')),
        },
      ]}
    />
  );
}
