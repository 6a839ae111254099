import fc from 'fast-check';
import { parseJsonBody } from './json-body.ts';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

describe('a JSON body', () => {
  it('is read as JSON.parse reads it, whatever stands in its strings', () => {
    const texts = fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ':', ',', ' ', 'a') });
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, texts)), fc.boolean(), (entries, spaced) => {
        const value = Object.fromEntries(entries);
        expect(parse(JSON.stringify([value, value], null, spaced ? 2 : 0))).toEqual([value, value]);
      }),
    );
  });

  it('may hold a file of many megabytes', () => {
    const file = 'A'.repeat(16_000_000);
    expect(parse(`{"files":{"font.woff2":"${file}"}}`)).toEqual({ files: { 'font.woff2': file } });
  });

  it.each(['{"a":1,"a":2}', '{"a":1,"\\u0061" :2}', '[{"a\\"":{"b":"\\\\"},"a\\"":1}]'])(
    'holds no name twice in one object: %s',
    (text) => {
      expect(() => parse(text)).toThrow('a name stands twice');
    },
  );

  it('says the same name in objects beside and within each other', () => {
    expect(parse('{"a":{"a":[{"a":1},{"a":"a"}]},"b":"a"}')).toEqual({
      a: { a: [{ a: 1 }, { a: 'a' }] },
      b: 'a',
    });
  });
});
