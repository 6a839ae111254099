import { cleanInput } from './clean-input.ts';

it('cleans every text, however deep, and keeps lines only where a field has several', () => {
  expect(
    cleanInput({
      name: 'Anna\u200b\r\nNowak',
      message: 'Good day,\r\n12\u00ad boxes',
      address: { city: '\u202eWarszawa', lines: ['a\tb', 'ｃ'] },
      count: 12,
      none: null,
      yes: true,
    }),
  ).toEqual({
    name: 'Anna Nowak',
    message: 'Good day,\n12 boxes',
    address: { city: 'Warszawa', lines: ['a b', 'c'] },
    count: 12,
    none: null,
    yes: true,
  });
});

it('leaves secrets and documents of the editor as they are', () => {
  const sent = {
    password: ' a\u200b  b ',
    current_password: 'x\u00ad',
    reset_password_token: 't\u200b',
    box_design: { document: { objects: [{ text: 'a\u200db  c\n' }] } },
  };
  expect(cleanInput(sent)).toEqual(sent);
});

it('leaves alone what is no object', () => {
  expect([cleanInput(undefined), cleanInput('a\u200b'), cleanInput(['a'])]).toEqual([
    undefined,
    'a\u200b',
    ['a'],
  ]);
});
