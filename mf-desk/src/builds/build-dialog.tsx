import { checkRelease, type ListedRelease, type ReplyOf } from '@shop/contracts';
import { type ApiProblem, call } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Dialog, Notice, Select, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../change/refusal-notice.tsx';
import { GateList } from '../gates/gate-list.tsx';
import { StateBadge } from '../matrix/matrix-field.tsx';
import styles from '../releases/desk.module.css';
import { releaseName } from '../releases/names.tsx';
import { type Matrix, refetchAll, useBuild } from '../releases/releases.query.ts';

interface BuildDialogProps {
  readonly build: ListedRelease;
  readonly matrix: Matrix;
  readonly onClose: () => void;
}

/** One release, with a dry run of the gate: as for a promotion, without promoting. */
export function BuildDialog({ build: { name, key }, matrix, onClose }: BuildDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const build = useBuild(name, key);
  const [region, setRegion] = useState(matrix.regions[0]?.id ?? '');
  const [busy, setBusy] = useState(false);
  const [dryRun, setDryRun] = useState<ReplyOf<typeof checkRelease> | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const check = async () => {
    setBusy(true);
    const result = await call(checkRelease, { body: { region, name, key } });
    setBusy(false);
    setDryRun(result.ok ? result.value : null);
    setProblem(result.ok ? null : result.problem);
    await refetchAll();
  };
  const { data } = build;
  return (
    <Dialog open wide onClose={onClose} title={`${name} ${releaseName(key)}`} closeLabel={t('desk.close')}>
      <div className={styles.part}>
        {build.error ? (
          <ProblemPanel error={build.error} onRetry={build.refetch} kept={t('desk.kept')} />
        ) : null}
        {data === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <>
            <dl className={styles.facts}>
              <dt>{t('word.release')}</dt>
              <dd>
                <code>{key}</code>
              </dd>
              <dt>{t('builds.contract')}</dt>
              <dd>{data.contract}</dd>
              <dt>{t('builds.routes')}</dt>
              <dd>{data.routes.join(', ') || '–'}</dd>
              <dt>{t('builds.slots')}</dt>
              <dd>{data.slots.join(', ') || '–'}</dd>
              <dt>{t('builds.languages')}</dt>
              <dd>{data.locales.join(', ') || '–'}</dd>
              <dt>{t('builds.files')}</dt>
              <dd>{format.number(data.files.length)}</dd>
            </dl>
            <h3>{t('builds.running')}</h3>
            {data.running.length === 0 ? <p>{t('builds.nowhere')}</p> : null}
            <dl className={styles.facts}>
              {data.running.map((rollout) => (
                <div key={`${rollout.region} ${rollout.as}`} className={styles.change}>
                  <dt>{rollout.region}</dt>
                  <dd>
                    {t(`word.${rollout.as}`)}
                    {rollout.as === 'candidate' ? (
                      <>
                        {' '}
                        · {format.percent(rollout.basis_points / 10_000)} <StateBadge state={rollout.state} />
                      </>
                    ) : null}
                  </dd>
                </div>
              ))}
            </dl>
            <h3>{t('gate.title')}</h3>
            <div className={styles.filters}>
              <Select
                dense
                label={t('word.region')}
                value={region}
                onChange={setRegion}
                options={matrix.regions.map(({ id }) => ({ value: id, label: id }))}
              />
              <Button size="small" busy={busy} busyLabel={t('gate.checking')} onClick={() => void check()}>
                {t('gate.check')}
              </Button>
            </div>
            {problem === null ? null : <RefusalNotice problem={problem} />}
            {dryRun === null ? null : (
              <Notice severity={dryRun.ok ? 'success' : 'error'}>
                {t(dryRun.ok ? 'gate.wouldPass' : 'gate.wouldRefuse', { region: dryRun.region })}
              </Notice>
            )}
            <GateList evidence={data.evidence} />
          </>
        )}
      </div>
    </Dialog>
  );
}
