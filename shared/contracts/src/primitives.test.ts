import * as z from 'zod/mini';
import { email, isEmail, isKnownEmail, knownEmail } from './primitives.ts';

const accepts = (text: string) => z.safeParse(email, text).success;

describe('an e-mail address', () => {
  it.each([
    'a@x.pl',
    "o'neil+box.es_1@mail.example",
    'zażółć@gęślą.example',
    'почта@пример.рф',
    '邮箱@例子.中国',
    'a@xn--bcher-kva.example',
    'a--b@1.2-3.co',
    'संपर्क@डाटामेल.भारत',
    'สมชาย@ไทยอีเมล.ไทย',
    'ล้ำ@ไทยอีเมล.ไทย'.normalize('NFKC'),
    `${'a'.repeat(64)}@x.pl`,
    '{a|b}~`#$%&*/=?^!@x.pl',
  ])('is taken: %s', (text) =>
    expect([accepts(text), accepts(` ${text} `), isEmail(text)]).toEqual([true, true, true]),
  );

  it.each([
    ['a list', 'a1,boss@corp.example'],
    ['a name with an address', 'x<boss@corp.example>'],
    ['a name with an open address', 'x<boss@corp.example'],
    ['a comment', '(x)boss@corp.example'],
    ['a comment behind', 'boss(x)@corp.example'],
    ['a group', 'grp:boss@corp.example;'],
    ['two of them', 'x;boss@corp.example'],
    ['a quoted part', '"a b"@corp.example'],
    ['an escape', 'a\\b@corp.example'],
    ['an address in brackets', 'a@[10.0.0.1]'],
    ['an address of the net', 'a@10.0.0.10'],
    ['two ats', 'a@b@corp.example'],
    ['a dot in front', '.a@corp.example'],
    ['a dot behind', 'a.@corp.example'],
    ['two dots', 'a..b@corp.example'],
    ['two dots in the domain', 'a@corp..example'],
    ['a dot at the end', 'a@corp.example.'],
    ['a hyphen at an end', 'a@-corp.example'],
    ['a hyphen at the other', 'a@corp-.example'],
    ['a hyphen at the last end', 'a@corp.example-'],
    ['no domain', 'a@corp'],
    ['a letter for a country', 'a@corp.e'],
    ['a long part', `${'a'.repeat(65)}@x.pl`],
    ['a long address', `a@${'a.'.repeat(126)}pl`],
    ['an invisible letter', 'a\u1160@corp.example'],
    ['letters of two scripts', 'p\u0430ypal@corp.example'],
    ['a mark in front', '\u0301a@corp.example'],
    ['a mark without a letter', 'a+\u0338b@corp.example'],
    ['a mark on the at', 'a@\u0338corp.example'],
    ['a mark before a label', 'a@b.\u0338corp.example'],
    ['a blank', 'a b@corp.example'],
    ['a line', 'a@corp.example\nBcc: b@corp.example'],
  ])('is refused: %s', (_why, text) => expect([accepts(text), isEmail(text)]).toEqual([false, false]));
});

describe('an e-mail address with what cannot be seen', () => {
  it.each([
    ['a zero-width space', 'a\u200b@corp.example'],
    ['a zero-width joiner', 'a@corp\u200d.example'],
    ['a soft hyphen', 'a\u00ad@corp.example'],
    ['a mark of direction', '\u202ea@corp.example'],
    ['full-width letters', 'ａ@corp.example'],
    ['a full-width at', 'a＠corp.example'],
    ['a full-width stop', 'a@corp．example'],
  ])('is stored without: %s', (_why, text) =>
    expect([z.parse(email, text), z.parse(knownEmail, text), isEmail(text)]).toEqual([
      'a@corp.example',
      'a@corp.example',
      true,
    ]),
  );

  it('is one under every spelling', () => {
    const spellings = [
      'Anna@MÜNCHEN.de',
      'anna@mu\u0308nchen.de',
      ' anna@xn--mnchen-3ya.DE',
      'anna@ＭÜNCHEN．de',
    ];
    for (const schema of [email, knownEmail])
      expect(new Set(spellings.map((text) => z.parse(schema, text)))).toEqual(
        new Set(['anna@xn--mnchen-3ya.de']),
      );
  });
});

describe('the address of an account there is', () => {
  const looksUp = (text: string) => [z.safeParse(knownEmail, text).success, isKnownEmail(text)];

  it.each(['taro..x.@docomo.example', 'a@10.0.0.10', '"a"@corp.example', 'x;y@corp.example', 'a@x.pl'])(
    'was taken by an older rule: %s',
    (text) => expect(looksUp(text)).toEqual([true, true]),
  );

  it.each([
    ['no at', 'corp.example'],
    ['two ats', 'a@b@corp.example'],
    ['nobody', '@corp.example'],
    ['a line', 'a@corp.example\nb'],
    ['a long address', `${'a'.repeat(250)}@x.pl`],
  ])('is none with %s', (_why, text) => expect(looksUp(text)).toEqual([false, false]));
});
