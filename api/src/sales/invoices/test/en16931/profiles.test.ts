import fc from 'fast-check';
import { renderCii } from '../../cii.ts';
import { renderUbl } from '../../ubl.ts';
import { goldenDocuments } from '../golden-documents.fixture.ts';
import { documents } from './documents.fixture.ts';
import { findMissing, profiles } from './profiles.ts';
import { readCii } from './read-cii.ts';
import { readUbl } from './read-ubl.ts';

const golden = (name: string) => {
  const document = goldenDocuments[name];
  if (!document) throw new Error(`there is no document ${name}`);
  return document;
};

/** What keeps a document of ours from each profile; docs/tax-and-invoices.md says the same. */
const missing = {
  'Factur-X 1.0 and ZUGFeRD 2, profile EN 16931': [],
  'Peppol BIS Billing 3.0': [
    'PEPPOL-EN16931-R010',
    'PEPPOL-EN16931-R020',
    'PEPPOL-EN16931-R001',
    'PEPPOL-EN16931-R004',
  ],
  'XRechnung 3.0': [
    'PEPPOL-EN16931-R010',
    'PEPPOL-EN16931-R020',
    'BR-DE-5',
    'BR-DE-6',
    'BR-DE-15',
    'BR-DE-21',
  ],
  'KSeF FA(3)': [],
  'FatturaPA 1.2': ['1.1.4 CodiceDestinatario'],
};

it('names what an invoice lacks for each profile that buyers ask for', () => {
  const terms = readUbl(renderUbl(golden('intra-community')));
  expect(Object.fromEntries(profiles.map((profile) => [profile.name, findMissing(profile, terms)]))).toEqual(
    missing,
  );
});

it('finds the VAT in zlotys missing on an invoice in euros, and a long name in an Italian one', () => {
  const found = (document: string, profile: string) =>
    findMissing(
      profiles.filter(({ name }) => name === profile)[0] ?? {
        name: '',
        usesEn16931: false,
        rules: [],
        unchecked: [],
      },
      readUbl(renderUbl(golden(document))),
    );
  expect(found('mixed-rates', 'KSeF FA(3)')).toEqual(['P_14_1W']);
  expect(found('long-names', 'FatturaPA 1.2')).toContain('1.4.1.3.1 Denominazione');
  expect(found('greek', 'FatturaPA 1.2')).toContain('Latin-1');
});

it('lacks nothing else for Peppol and Factur-X, whatever is ordered', () => {
  fc.assert(
    fc.property(documents, (document) => {
      for (const profile of profiles.slice(0, 2))
        for (const terms of [readUbl(renderUbl(document)), readCii(renderCii(document))])
          expect(
            findMissing(profile, terms).filter((id) => !Object.values(missing).flat().includes(id)),
          ).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
