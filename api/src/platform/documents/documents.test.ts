import fc from 'fast-check';
import { openSync } from 'fontkit';
import { type Family, families, getDocumentFaces } from './document-faces.ts';
import { createFormat } from './format-values.ts';
import { breakLongWords, setText } from './set-text.ts';

/** The letters of the languages of the 33 countries served, and what addresses hold beside them. */
const alphabets = {
  latin:
    'AĂÂÁÀÄÅÃĄÆBCĆČÇĊDĎĐÐEÉÈÊËĚĘĖĒFGĞĠĢHĦIÍÌÎÏĮĪIJKĶLŁĹĽĻĿMNŃŇÑŅOÓÒÔÖŐÕØŒPQRŔŘSŚŠȘŞßẞTŤȚŢÞUÚÙÛÜŰŮŲŪVWẀẂẄŴXYÝỲŸŶZŹŽŻ',
  greek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ',
  cyrillic: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯабвгдежзийклмнопрстуфхцчшщъьюяѝЀѐЂЃЄЅІЇЈЉЊЋЌЎЏҐґ',
  signs: '0123456789 !"#%&\'()*+,-./:;<=>?@[]_{}|~§©®°±²³µ·¹º»«¼½¾×÷–—‘’‚“”„†•‰‹›€£$¥₴₽₺ªº№™ℓ′″−ʼ',
};

it('has a glyph for every letter of the countries served, in both weights', async () => {
  const faces = await getDocumentFaces();
  for (const [script, letters] of Object.entries(alphabets)) {
    const missing = [...new Set(`${letters}${letters.toLowerCase()}`.normalize('NFC'))].filter(
      (letter) =>
        letter !== '?' &&
        faces
          .split(letter)
          .map(({ text }) => text)
          .join('') !== letter,
    );
    expect([script, missing]).toEqual([script, []]);
  }
});

it('draws a visible mark for what no typeface has, and never an empty box, whatever is typed', async () => {
  const faces = await getDocumentFaces();
  const fonts = new Map(families.map((family) => [family, openSync(faces.files[family].normal)]));
  const hasGlyph = (family: Family, sign: string) => {
    const font = fonts.get(family);
    return font !== undefined && 'unitsPerEm' in font && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  };
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const runs = faces.split(typed);
      expect(runs.map(({ text }) => text).join('')).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}]/u);
      for (const { family, text } of runs)
        for (const sign of text.replaceAll('\n', ''))
          expect([sign, hasGlyph(family, sign)]).toEqual([sign, true]);
    }),
  );
});

it('breaks a word only where it does not fit, and loses nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'é', 'Ж', '-'), minLength: 1, maxLength: 40 }), {
        maxLength: 6,
      }),
      fc.integer({ min: 1, max: 20 }),
      (words, width) => {
        const broken = breakLongWords(words.join(' '), (part) => [...part].length <= width);
        expect(broken.replaceAll('\n', '')).toBe(words.join(' '));
        for (const part of broken.split(/\s/)) expect([...part].length).toBeLessThanOrEqual(width);
      },
    ),
  );
});

it('sets a French number in one face, so that it stands on the line of the others', async () => {
  const { count, weight } = createFormat('fr-FR', 'EUR');
  for (const text of [count(3960), weight(396_000)]) {
    expect(text).toContain('\u202f');
    expect(setText(await getDocumentFaces(), text, { width: 200 }).text).toHaveLength(1);
  }
});
