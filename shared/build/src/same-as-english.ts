/** Texts that may equal the English, and why. Any other equal text counts as untranslated. */

/** The same in every language. */
const everywhere: readonly string[] = [
  // Names: of the programme, of formats and standards, of qualities sold under that name.
  '{{brand}} Plus',
  '{{brand}} Pro',
  'HD+',
  'SVG',
  'PDF',
  'XML',
  'SWIFT',
  'CVC',
  // Sizes of clothing, of DIN and ISO 216 paper, of the DL envelope.
  ...['XS', 'S', 'M', 'L', 'XL', 'A6', 'B4', 'DL'],
  // The trade term for this paper in every language of the shop.
  'Kraft',
];

/** Words with the same spelling as in English, by language. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'cs-CZ': ['Menu', 'Blog', 'Finance', 'Region', 'Standard', 'Text'],
  'de-DE': [
    'Alternative {{number}}',
    'Blog',
    'Code',
    'Inspiration',
    'Link',
    'Material',
    'Name',
    'Region',
    'Standard',
    'Text',
    'Version',
    'Zipper',
  ],
  'es-ES': [
    'Blog',
    'Color',
    'Color, HD',
    'Film',
    'Material',
    'Total',
    'digital',
    'flexo',
    'material',
    'offset',
  ],
  'fr-FR': [
    'Administration',
    'Menu',
    ...['Actions', 'Blog', 'Code', 'Configuration', 'Confirmation', 'Contact', 'Correction', 'Date'],
    ...['Document', 'Film', 'Graphite', 'Image', 'Options', 'Production', 'Standard', 'Total', 'Version'],
    ...['express', 'flexo', 'offset'],
  ],
  'it-IT': [
    'Menu',
    ...['Account', 'Blog', 'Film', 'Home', 'Link', 'Pallet', 'Password', 'Standard'],
    ...['express', 'flexo', 'offset'],
  ],
  'nl-NL': [
    'Menu',
    ...['Account', 'Blog', 'Code', 'Contact', 'Details', 'Diameter', 'Document', 'Link'],
    ...['Object ({{count}})', 'Open', 'Pallet', 'Partners', 'Product', 'Vector, {{size}}.'],
  ],
  'pl-PL': ['Menu', 'Blog', 'Link', 'Region', 'Standard', 'VAT {{rate}}', 'offset'],
  'pt-PT': ['Menu', 'Material', 'Total', 'digital', 'material', 'offset'],
  'ro-RO': [
    ...['Bleed', 'Blog', 'Card', 'Contact', 'Document', 'Font', 'Link', 'Material', 'Standard', 'Text'],
    ...['Catalog', 'Color, HD', 'Color, standard', 'Total', 'digital', 'flexo', 'material', 'offset'],
  ],
  'sv-SE': [
    'Administration',
    ...[
      'Design',
      'Design: {{name}}',
      'Diameter',
      'Film',
      'Inspiration',
      'Material',
      'Press',
      'Region',
      'Standard',
    ],
    ...['Status', 'Text', 'Version', 'digital', 'express', 'flexo', 'material', 'offset'],
  ],
};

/** Nothing in it to translate: figures, units of measure (`17 g/m²`, `4 MB`), placeholders and the marks between them. */
const wordless = (text: string): boolean =>
  !/\p{L}{2}/u.test(text.replace(/\{\{[^}]*\}\}|\b(?:mm|cm|kg|dpi|pt|MB|g\/m²)(?!\p{L})/gu, ''));

export const mayReadAsEnglish = (locale: string, text: string): boolean =>
  wordless(text) || everywhere.includes(text) || (shared[locale] ?? []).includes(text);

/** Returns a sentence for each unused entry of the list. `alike`: every text that equals the English. */
export const listUnusedEntries = (alike: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
  Object.entries(shared).flatMap(([locale, texts]) =>
    texts
      .filter((text) => !alike.get(locale)?.has(text))
      .map((text) => `${locale}: "${text}" stands in same-as-english.ts and nothing reads so.`),
  );
