import type { ApiProblem } from '@shop/kit/api';
import type { Format, Text } from '@shop/kit/i18n';
import { refusalText } from '../frame/refusal-text.ts';

/** What went wrong with a statement or an entry, as a sentence. */
export const transferRefusal = (
  t: Text<'mf-desk'>,
  format: Pick<Format, 'number'>,
  problem: ApiProblem,
): string => {
  if (problem.code === 'entry_conflict')
    return problem.changed_by ? t('transfers.conflict', { name: problem.changed_by }) : t('conflict.refused');
  if (problem.code === 'invalid_input' && problem.fields?.some(({ path }) => path === 'order_number'))
    return t('transfers.orderUnknown');
  const { statement } = problem;
  if (!statement) return refusalText(t, problem);
  const sentence = t(`transfers.refused.${statement.reason}`);
  const where = statement.row === null ? '' : ` ${t('transfers.row', { row: format.number(statement.row) })}`;
  return `${sentence}${where}${statement.found ? ` ${t('transfers.found', { text: statement.found })}` : ''}`;
};
