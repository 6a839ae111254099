import { type RealAddress, realAddresses } from '../test/real-addresses.ts';
import { parseAddressLine, parseTown } from './names.ts';
import { parsePostcode } from './postcodes.ts';

const countries = [...new Set(realAddresses.map(({ country }) => country))];
const yes = (value: string) => ({ ok: true, value });

it('has at least twenty addresses of each of the 33 countries', () => {
  expect(countries).toHaveLength(33);
  for (const country of countries)
    expect([country, realAddresses.filter((one) => one.country === country).length >= 20]).toEqual([
      country,
      true,
    ]);
});

describe.each(countries)('addresses of %s', (country) => {
  const own = realAddresses.filter((one) => one.country === country);
  const named = ({ street, postcode, town }: RealAddress) => `${street}, ${postcode} ${town}`;

  it('are taken as they are written', () => {
    for (const address of own) {
      const { street, postcode, town } = address;
      expect([
        named(address),
        parseAddressLine(street),
        parsePostcode(country, postcode),
        parseTown(town),
      ]).toEqual([named(address), yes(street), yes(postcode), yes(town)]);
    }
  });

  it('are the same when their postcode is typed as people do', () => {
    const wide = (text: string) =>
      text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    const ways: readonly ((postcode: string) => string)[] = [
      (postcode) => postcode.toLowerCase(),
      (postcode) => postcode.replace(/[ -]/g, ''),
      (postcode) => ` ${postcode}\u200b\ufeff`,
      (postcode) => postcode.replace(/ /g, '\u00a0 '),
      (postcode) => postcode.replace(/-/g, '\u2013'),
      wide,
    ];
    for (const { postcode } of own)
      for (const way of ways)
        expect([way(postcode), parsePostcode(country, way(postcode))]).toEqual([
          way(postcode),
          yes(postcode),
        ]);
  });
});
