import { readNbpTables } from './read-nbp-tables.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

// Published at api.nbp.pl/api/exchangerates/tables/a/2002-06-03 (shortened to four currencies).
const table = `[{"table":"A","no":"105/A/NBP/2002","effectiveDate":"2002-06-03","rates":[
  {"country":"Szwajcaria","symbol":"797","code":"CHF","mid":2.5577},{"country":"Szwecja","symbol":"798","code":"SEK","mid":0.4127},
  {"country":"UGW","symbol":"978","code":"EUR","mid":3.7499},{"country":"USA","symbol":"787","code":"USD","mid":4.0250}]}]`;

it('reads a table of api.nbp.pl, without currencies in which nothing is sold', () => {
  expect(readNbpTables(bytes(table))).toEqual([
    {
      number: '105/A/NBP/2002',
      day: '2002-06-03',
      rates: [
        { currency: 'SEK', rate: '0.4127' },
        { currency: 'EUR', rate: '3.7499' },
        { currency: 'USD', rate: '4.025' },
      ],
    },
  ]);
});

it('reads one currency of api.nbp.pl, and the CSV of a year with its decimal commas', () => {
  const series =
    '{"table":"A","currency":"euro","code":"EUR","rates":[{"no":"039/A/NBP/2022","effectiveDate":"2022-02-25","mid":4.6608}]}';
  const csv =
    'data;1THB;1EUR;100HUF;nr tabeli;pe\u0142ny numer tabeli;\r\n;bat (Tajlandia);euro;forint;;;\r\n20220225;0,1283;4,6608;1,2792;39;039/A/NBP/2022;\r\n\r\nkod ISO;THB;EUR;HUF;;;\r\n';
  const read = [
    { number: '039/A/NBP/2022', day: '2022-02-25', rates: [{ currency: 'EUR', rate: '4.6608' }] },
  ];
  expect(readNbpTables(bytes(series))).toEqual(read);
  expect(readNbpTables(bytes(csv))).toEqual(read);
  expect(readNbpTables(bytes(`\ufeff${csv}`))).toEqual(read);
});

it.each([
  ['[{]', 'not valid JSON'],
  // A parser that repeats what it read would repeat it to the reader.
  ['{"__proto__":{"role":"staff"},}', 'not valid JSON'],
  ['{"table":"C"}', 'not a table A'],
  ['date,rate\n2022-02-25,4.66', 'not a table A'],
  ['data;100SEK;nr tabeli\n20220225;44,1;039/A/NBP/2022', '100SEK'],
  [table.replaceAll(/EUR|SEK|USD/g, 'CZK'), 'no rate'],
])('says what is wrong with %s', (text, sentence) => {
  const refusal = readNbpTables(bytes(text));
  expect(refusal).toContain(sentence);
  // One whole sentence, in our words.
  expect(refusal).toMatch(/^[^{}]+\.$/);
});
