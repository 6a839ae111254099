import type { ApiProblem } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { Notice } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Findings } from '../gates/findings.tsx';

const withDetail = new Set<ApiProblem['code']>(['gate_refused', 'release_invalid', 'invalid_input']);

/**
 * Why a change was refused and by which checks, and that nothing changed. For a refusal by the gate, the fix is in the
 * page's language.
 */
export function RefusalNotice({ problem }: { readonly problem: ApiProblem }) {
  const { t } = useTranslation('mf-desk');
  return (
    <Notice severity="error" title={problemText(problem)}>
      {problem.refused_by === undefined ? null : (
        <p>
          {t('gate.refusedBy', {
            gates: problem.refused_by.map((gate) => t(`gateName.${gate}`)).join(', '),
          })}
        </p>
      )}
      {withDetail.has(problem.code) ? (
        <p>
          <Findings codes={problem.said} englishText={problem.detail} />
        </p>
      ) : null}
      <p>{t('desk.kept')}</p>
    </Notice>
  );
}
