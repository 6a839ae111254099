import fc from 'fast-check';
import { pseudoText, pseudoWords } from './pseudo-locale.ts';

const visible = (text: string) => text.replace(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g, '').trim();
const marks = (text: string) => text.match(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g) ?? [];

it('writes English with accents, longer and in brackets', () => {
  expect(pseudoText('Add {{count}} boxes')).toBe('[Áďď {{count}} böxęš ęñö]');
  expect(pseudoWords({ a: { b_one: 'Cart' }, c: '{{x}} × 2' })).toEqual({
    a: { b_one: '[Čářť ę]' },
    c: '{{x}} × 2',
  });
});

it('keeps every placeholder and tag in its order, and grows by 40 % or more', () => {
  const word = fc.stringMatching(/^[A-Za-z ,.]{1,20}$/);
  const mark = fc.constantFrom('{{count}}', '{{name}}', '<1>', '</1>');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, mark), { minLength: 1, maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const other = pseudoText(text);
      expect(marks(other)).toEqual(marks(text));
      if (/[A-Za-z]/.test(visible(text)))
        expect(visible(other).length).toBeGreaterThanOrEqual(visible(text).length * 1.4);
    }),
  );
});
