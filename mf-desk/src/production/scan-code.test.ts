import { readScan } from './scan-code.ts';

it('reads the address of a ticket, and numbers with the spaces that people add', () => {
  expect(readScan('https://packwright.pl/desk/production?line=5012')).toEqual({ ids: '5012' });
  expect(readScan(' https://packwright.test/?region=pl&line=7#x ')).toEqual({ ids: '7' });
  expect(readScan(' R2345 6789 ABCDE ')).toEqual({ code: 'R23456789ABCDE' });
  expect(readScan('JD0146-77')).toEqual({ code: 'JD0146-77' });
  for (const wrong of ['', 'abc', 'https://example.com/?line=x', "R'; drop table", 'x'.repeat(41)])
    expect(readScan(wrong)).toBeNull();
});
