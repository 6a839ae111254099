import { type GateCode, gateMessageCodes } from '@shop/contracts';
import type { Text } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import { ApiText } from '../releases/names.tsx';

const isGateCode = (code: string): code is GateCode => gateMessageCodes.some((known) => known === code);

interface FindingCode {
  readonly code: string;
  readonly values: Readonly<Record<string, string | undefined>>;
}

interface FindingsProps {
  readonly codes: readonly FindingCode[] | undefined;
  /** The API's English text, for results without codes or with a code that this page does not know yet. */
  readonly englishText: string;
}

const omitUndefined = (values: FindingCode['values']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Returns the sentence of a code that this page knows. */
const toSentences = ({ code, values }: FindingCode, t: Text<'mf-desk'>): string[] =>
  isGateCode(code) ? [t(`finding.${code}`, omitUndefined(values))] : [];

/** The gate's findings, in the language of the page. */
export function Findings({ codes = [], englishText }: FindingsProps) {
  const { t } = useTranslation('mf-desk');
  const sentences = codes.flatMap((each) => toSentences(each, t));
  return codes.length > 0 && sentences.length === codes.length ? (
    <span>{sentences.join(' ')}</span>
  ) : (
    <ApiText>{englishText}</ApiText>
  );
}
