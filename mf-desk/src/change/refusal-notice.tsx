import type { ApiProblem } from '@shop/kit/api';
import { problemText, useText } from '@shop/kit/i18n';
import { Notice } from '@shop/ui';
import { ApiWords } from '../releases/names.tsx';

const withDetail = new Set<ApiProblem['code']>(['gate_refused', 'release_invalid', 'invalid_input']);

/** Why a change was refused, and that nothing was changed. What the gate asks to be changed is in its own words. */
export function RefusalNotice({ problem }: { readonly problem: ApiProblem }) {
  const t = useText();
  return (
    <Notice tone="mend" title={problemText(problem)}>
      {withDetail.has(problem.code) ? (
        <p>
          <ApiWords>{problem.detail}</ApiWords>
        </p>
      ) : null}
      <p>{t('desk.kept')}</p>
    </Notice>
  );
}
