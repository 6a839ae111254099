import { type GateCode, gateMessageCodes } from '@shop/contracts';
import type { Text } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import { ApiWords } from '../releases/names.tsx';

const isGateCode = (code: string): code is GateCode => gateMessageCodes.some((known) => known === code);

interface Said {
  readonly code: string;
  readonly values: Readonly<Record<string, string | undefined>>;
}

interface FindingsProps {
  readonly said: readonly Said[] | undefined;
  /** The API's own English, for what was kept without codes or with one that this page does not know yet. */
  readonly english: string;
}

const given = (values: Said['values']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** A code that this page knows as a sentence. */
const sentenceOf = ({ code, values }: Said, t: Text<'mf-desk'>): string[] =>
  isGateCode(code) ? [t(`finding.${code}`, given(values))] : [];

/** What the gate says, in the language of the page. */
export function Findings({ said = [], english }: FindingsProps) {
  const { t } = useTranslation('mf-desk');
  const sentences = said.flatMap((each) => sentenceOf(each, t));
  return said.length > 0 && sentences.length === said.length ? (
    <span>{sentences.join(' ')}</span>
  ) : (
    <ApiWords>{english}</ApiWords>
  );
}
