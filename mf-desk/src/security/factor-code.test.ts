import { readRecoveryCode, readTotpCode } from './factor-code.ts';

it('reads a code as it is shown and as it is copied', () => {
  expect(['123456', ' 123 456 ', '123\u00a0456'].map(readTotpCode)).toEqual(['123456', '123456', '123456']);
  expect(['', '12345', '1234567', '12345a', '١٢٣٤٥٦'].map(readTotpCode)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('reads a recovery code with dashes of any kind, blanks or none', () => {
  const code = 'ABCDEFGHIJKLMN23';
  expect(
    ['ABCD-EFGH-IJKL-MN23', 'ABCD–EFGH–IJKL–MN23', ' ABCD EFGH IJKL MN23', code].map(readRecoveryCode),
  ).toEqual([code, code, code, code]);
  expect(['', 'ABCD-EFGH', `${code}4`, '123456'].map(readRecoveryCode)).toEqual([null, null, null, null]);
});
