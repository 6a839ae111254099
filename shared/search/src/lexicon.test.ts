import { createLexicon } from './lexicon.ts';

const stemsOf = (lexicon: ReturnType<typeof createLexicon>, word: string) =>
  lexicon.read([word], false).map(({ reading }) => reading.stems);

it('reads a compound as its known words, with the letter that joins them', () => {
  const lexicon = createLexicon('de');
  lexicon.add('Geburtstag Karte Kuchen Schachtel', true);
  expect(stemsOf(lexicon, 'geburtstagskarte')).toHaveLength(2);
  expect(stemsOf(lexicon, 'geburtstagskuchenschachtel')).toHaveLength(3);
  expect(stemsOf(lexicon, 'kuchen')).toHaveLength(1);
});

it('keeps nothing of the typed words', () => {
  const lexicon = createLexicon('de');
  lexicon.add('Karton', true);
  expect(stemsOf(lexicon, 'hutkarton')).toHaveLength(1);
  lexicon.add('Hut', true);
  expect(stemsOf(lexicon, 'hutkarton')).toHaveLength(2);
});
