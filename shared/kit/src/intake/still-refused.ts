/** Fields that the API reads by the rules of the country beside them, as forms and bodies name them. */
const byCountry = ['phone', 'zipcode', 'vatId', 'vat_id'];
const countryFields = ['country', 'country_iso'];

/**
 * Whether a field still holds what the API refused: its text is the same, and so is the country by whose rules it was
 * read. A postcode that one country refuses may be right for another.
 */
export function isStillRefused<Draft extends object>(
  field: keyof Draft & string,
  refused: Draft,
  draft: Draft,
): boolean {
  const isSame = (name: string): boolean => refused[name as keyof Draft] === draft[name as keyof Draft];
  return isSame(field) && (!byCountry.includes(field) || countryFields.every(isSame));
}
