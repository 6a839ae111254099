import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { examplePhone } from '@shop/intake/phone';
import { type RealAddress, realAddresses } from '@shop/intake/test/real-addresses.ts';
import { findAddressProblems, normaliseAddress } from '../../../customers/index.ts';
import { layOutAddress } from '../address-block.ts';
import { toPostalAddress } from '../build-document.ts';
import { createFormat } from '../layout/format-values.ts';
import { setText } from '../layout/set-text.ts';
import { writePdf } from '../layout/write-pdf.ts';
import { listDrawnGlyphs } from './pdf-a-rules.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'addresses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

const accepted = realAddresses.map((one) => ({ one, address: normaliseAddress(typed(one)) }));

it('accepts every address of the corpus in the form of its country', () => {
  for (const { one, address } of accepted) {
    expect([one, findAddressProblems(address)]).toEqual([one, []]);
    expect(address).toMatchObject({ address1: one.street, city: one.town, zipcode: one.postcode });
  }
});

it('prints every address of the corpus whole, each letter in a typeface that has it', async () => {
  const format = createFormat('en-US', 'EUR');
  const width = 155;
  const bytes = await writePdf(
    { title: 'Addresses', language: 'en-US', created: new Date(0), xmp: '', attachment: null },
    (faces) => ({
      content: accepted.map(({ address }) =>
        layOutAddress(
          { format, set: (text, style) => setText(faces, text, style) },
          { label: 'Buyer', name: 'Ada Nowak', address: toPostalAddress(address), width },
        ),
      ),
      footer: () => '',
    }),
  );
  const file = path.join(folder, 'addresses.pdf');
  writeFileSync(file, bytes);
  const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, '');
  const lost = accepted.flatMap(({ one: { street, postcode, town, country } }) => {
    const block = `AdaNowak${street}${postcode}${town}`.replaceAll(/\s+/g, '');
    return text.includes(block) ? [] : [`${country}: ${street}, ${postcode} ${town}`];
  });
  expect(lost).toEqual([]);
  expect((await listDrawnGlyphs(bytes)).filter((glyph) => glyph === 0)).toEqual([]);
});
