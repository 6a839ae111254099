import { type Finding, nodeById } from '@shop/design';
import { useFormat, useTerms } from '@shop/kit/i18n';
import type { Side } from '@shop/packaging';
import { Badge, Button, type Severity, SeverityIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../editor/use-session.ts';
import { nodeName } from '../objects/node-name.ts';
import type { Session } from '../session/session.ts';
import styles from './findings.module.css';

interface FindingsProps {
  readonly session: Session;
  readonly onSide: (side: Side | null) => void;
}

const severities = { error: 'error', warning: 'warning', note: 'info' } as const satisfies Readonly<
  Record<Finding['severity'], Severity>
>;

/** Returns a function that formats a finding as text, with numbers in the region's format. */
export function useFindingText() {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  return ({ id, params }: Finding): string => {
    const length = (key: string) => format.length(Number(params[key] ?? 0));
    const figure = (key: string) => format.number(Number(params[key] ?? 0));
    return t(`finding.${id}`, {
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
}

/** The preflight findings, most severe first. Choosing one selects its object. */
export function Findings({ session, onSide }: FindingsProps) {
  const { t } = useTranslation('mf-editor');
  const term = useTerms();
  const formatFinding = useFindingText();
  const { findings, document } = useSettled(session);
  const selectFinding = ({ nodeId, side }: Finding) => {
    if (nodeId !== null) session.store.setSelection([nodeId]);
    if (side !== null) onSide(side);
  };
  const describePlace = ({ nodeId, side }: Finding): string => {
    const node = nodeId === null ? undefined : nodeById(document, nodeId);
    return [
      node === undefined ? null : nodeName(node, document, t),
      side === null ? null : term('side', side),
    ]
      .filter((each) => each !== null)
      .join(', ');
  };
  return (
    <section className={styles.panel} aria-label={t('findings.title')}>
      <h2 className={styles.title}>
        {t('findings.title')}
        <Badge>{t('findings.count', { count: findings.length })}</Badge>
      </h2>
      {findings.length === 0 ? (
        <p className={styles.clean}>
          <SeverityIcon severity="success" /> {t('findings.none')}
        </p>
      ) : null}
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={`${finding.id} ${finding.nodeId} ${finding.side}`} className={styles.item}>
            <button type="button" className={styles.finding} onClick={() => selectFinding(finding)}>
              <span className={styles.mark}>
                <SeverityIcon
                  severity={severities[finding.severity]}
                  label={t(`severity.${finding.severity}`)}
                />
              </span>
              <span>
                {formatFinding(finding)}
                {describePlace(finding) === '' ? null : (
                  <span className={styles.place}>{describePlace(finding)}</span>
                )}
              </span>
            </button>
            {finding.fix === undefined ? null : (
              <Button
                size="small"
                tone="quiet"
                onClick={() => {
                  if (finding.fix !== undefined) session.store.run(finding.fix);
                }}
              >
                {t('findings.fix')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
