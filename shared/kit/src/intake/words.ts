import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../api/result.ts';
import { i18n } from '../i18n/dictionary.ts';
import { loadLaterWords } from '../i18n/later-words.ts';
import { translate } from '../i18n/translate.ts';
import type { TextKey, TextValues } from '../i18n/typed-keys.ts';

type IntakeKey = Extract<TextKey<'kit'>, `intake.${string}`>;

/**
 * Loads the sentences of typed fields, which no first page contains, and renders again when they are here. Without them
 * a form has its own words.
 */
export function useIntakeWords(): void {
  useTranslation('kit');
  useEffect(() => void loadLaterWords('shell').catch(() => undefined), []);
}

/** The text of a key; undefined until the words are here. */
export const intakeText = (key: IntakeKey, values: TextValues = {}): string | undefined =>
  i18n.isInitialized && i18n.exists(key, { ns: 'kit' }) ? translate('kit', key, values) : undefined;

/**
 * Returns what to type into a field, with an example of the country: "Enter a postal code such as 00-838." Undefined
 * without an example, or until the words are here; a form then says its own sentence.
 */
export const fieldSentence = (
  field: 'postcode' | 'phone' | 'email' | 'vat',
  example: string | undefined,
): string | undefined => (example === undefined ? undefined : intakeText(`intake.${field}`, { example }));

const names = ['first_name', 'last_name', 'full_name'];
/** Fields whose sentence has an example, by their name in a body. */
const withExample: Readonly<Record<string, Parameters<typeof fieldSentence>[0]>> = {
  phone: 'phone',
  email: 'email',
  zipcode: 'postcode',
  vat_id: 'vat',
};

/**
 * Returns what the API refused of a form, by the name of the field in the body (`full_name`), in the shopper's
 * language. The words are here once a field of `useEmailField` or `usePhoneField` was shown.
 */
export const refusedFields = ({
  fields = [],
}: Pick<ApiProblem, 'fields'>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    fields.map(({ path, example }) => {
      const name = path.split('.').at(-1) ?? '';
      const field = Object.hasOwn(withExample, name) ? withExample[name] : undefined;
      const sentence = names.includes(name)
        ? intakeText('intake.name')
        : name === 'company_name'
          ? intakeText('intake.company')
          : field && fieldSentence(field, example);
      return [name, sentence ?? intakeText('intake.other')];
    }),
  );
