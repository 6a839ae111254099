import {
  electronicAddressKind,
  exampleElectronicAddress,
  parseElectronicAddress,
} from './electronic-address.ts';

const read = (country: string, typed: string) => {
  const found = parseElectronicAddress(country, typed);
  return found.ok ? found.value : found.code;
};

it.each([
  // The example of the test suite of XRechnung, the numbers of the standards' own examples, public companies.
  ['DE', '04011000-1234512345-06', '0204:04011000-1234512345-06'],
  ['DE', '9930:de 136 695 976', '9930:DE136695976'],
  ['IT', 'abc1234', '0205:ABC1234'],
  ['IT', 'UFABCD', '0201:UFABCD'],
  ['IT', ' Fatture@PEC.example.it ', '0202:fatture@pec.example.it'],
  ['SE', '0088:7300010000001', '0088:7300010000001'],
  ['NO', '0192:991825827', '0192:991825827'],
  ['BE', '0208:0202239951', '0208:0202239951'],
  ['FR', 'iso6523-actorid-upis::0009:73282932000074', '0009:73282932000074'],
  ['AU', '0151:51824753556', '0151:51824753556'],
  ['FR', '0002:732829320', '0002:732829320'],
  ['FI', '0216:003721291126', '0216:003721291126'],
])('reads what buyers in %s write: %s', (country, typed, stored) => {
  expect(read(country, typed)).toBe(stored);
  expect(read(country, stored)).toBe(stored);
});

it.each([
  ['DE', '04011000-1234512345-07', 'wrong_check_digit'],
  ['SE', '0088:7300010000002', 'wrong_check_digit'],
  ['NO', '0192:991825828', 'wrong_check_digit'],
  ['BE', '0208:0202239952', 'wrong_check_digit'],
  ['FR', '0009:73282932000075', 'wrong_check_digit'],
  ['DE', '9930:DE136695977', 'wrong_check_digit'],
  ['DE', '9930:FR136695976', 'wrong_format'],
  ['IT', '0000000', 'wrong_format'],
  ['IT', 'ABC12345', 'wrong_format'],
  ['PL', 'ABC1234', 'wrong_format'],
  ['NL', '1234:5', 'wrong_format'],
  ['NL', 'EM:a@example.com', 'wrong_format'],
  ['NL', '0106:', 'wrong_format'],
])('refuses %s %s', (country, typed, code) => {
  expect(read(country, typed)).toBe(code);
});

it('shows an example that it reads, in every country that uses such addresses', () => {
  for (const country of ['DE', 'IT', 'NL', 'PL', 'US', 'CH'])
    expect([country, parseElectronicAddress(country, exampleElectronicAddress(country)).ok]).toEqual([
      country,
      true,
    ]);
  expect(['DE', 'IT', 'NL', 'US'].map(electronicAddressKind)).toEqual(['leitweg', 'sdi', 'peppol', null]);
});
