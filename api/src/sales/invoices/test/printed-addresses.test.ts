import { addressAttributes } from '@shop/contracts';
import { examplePhone } from '@shop/intake/phone';
import { type RealAddress, realAddresses } from '@shop/intake/test/real-addresses.ts';
import { findAddressProblems, normaliseAddress } from '../../../customers/index.ts';
import { createFormat, layOutAddresses, writePdf } from '../../../platform/index.ts';
import { cleanInput, listDrawnGlyphs, readPdfText, squeeze } from '../../../platform/testing.ts';
import { toAddressBlock } from '../address-block.ts';
import { toPostalAddress } from '../build-document.ts';

/** As people paste it: marks that nobody sees, two blanks, the postcode in small letters. */
const typed = ({ country, street, postcode, town, state }: RealAddress) => ({
  firstname: 'Ada\u200b',
  lastname: 'Nowak',
  address1: ` ${street}\u202c`,
  city: `\ufeff${town}  `,
  zipcode: `${postcode.toLowerCase()}\u00a0`,
  country_iso: country,
  phone: examplePhone(country) ?? '',
  ...(state === null ? {} : { state_name: state }),
});

// The server cleans a body before a use case sees it.
const received = (one: RealAddress) => addressAttributes.parse(cleanInput(addressAttributes, typed(one)));
const accepted = realAddresses.map((one) => ({ one, address: normaliseAddress(received(one)) }));

it('accepts every address of the corpus in the form of its country', () => {
  for (const { one, address } of accepted) {
    expect([one, findAddressProblems(address)]).toEqual([one, []]);
    expect(address).toMatchObject({ address1: one.street, city: one.town, zipcode: one.postcode });
  }
});

it('prints every address of the corpus whole, each letter in a typeface that has it', async () => {
  const format = createFormat('en-US', 'EUR');
  const bytes = await writePdf({ title: 'Addresses', language: 'en-US', created: new Date(0) }, (set) => ({
    content: accepted.map(({ address }) =>
      layOutAddresses(set, [toAddressBlock('Buyer', 'Ada Nowak', toPostalAddress(address), format)]),
    ),
    footer: () => '',
  }));
  const blocks = readPdfText(bytes).split('Buyer').slice(1).map(squeeze);
  expect(blocks).toHaveLength(accepted.length);
  // The order of the parts is the country's own (shared/intake/src/address-lines.test.ts).
  const lost = accepted.flatMap(({ one: { street, postcode, town, country } }, index) =>
    ['Ada Nowak', street, postcode, town]
      .filter((part) => !blocks[index]?.includes(squeeze(part)))
      .map((part) => `${country}: ${part}`),
  );
  expect(lost).toEqual([]);
  expect((await listDrawnGlyphs(bytes)).filter((glyph) => glyph === 0)).toEqual([]);
});
