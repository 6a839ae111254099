import {
  parseAmount,
  parseCode,
  parseCompanyName,
  parseEmail,
  parsePersonName,
  parsePostcode,
  readVatNumber,
} from '@shop/intake';
import { parsePhone } from '@shop/intake/phone';
import { type WrongInput, wrongInputs } from '@shop/intake/test/wrong-inputs.ts';
import english from '../../locales/later/en-US.json';

type Reading = { readonly ok: boolean; readonly code?: string; readonly example?: string };
const marks = { thousandSeparator: ',', decimalSeparator: '.' };

const readers: Readonly<Record<WrongInput[0], (typed: string, country: string) => Reading>> = {
  name: (typed) => parsePersonName(typed),
  company: (typed) => parseCompanyName(typed),
  postcode: (typed, country) => parsePostcode(country, typed),
  phone: (typed, country) => parsePhone(country, typed),
  email: parseEmail,
  vat: (typed, country) => {
    const read = readVatNumber(typed, country);
    return typeof read === 'string' ? { ok: false, code: read } : { ok: true };
  },
  amount: (typed) => parseAmount(typed, marks),
  code: (typed) => parseCode(typed),
};
const sentences: Readonly<Record<string, unknown>> = english.intake;

it.each(wrongInputs)('refuses as %s of %j: %j, as %s', (field, country, typed, code, sentence) => {
  const read = readers[field](typed, country);
  expect(read).toMatchObject({ ok: false, code });
  expect(sentence === 'blank').toBe(code === 'required');
  if (sentence === 'blank') return;
  const said = String(sentences[sentence]);
  expect(said).toMatch(/\.$/);
  // A sentence with an example has one to show, which the field takes.
  if (!said.includes('{{example}}')) return;
  expect(readers[field](read.example ?? '', country)).toMatchObject({ ok: true });
});
