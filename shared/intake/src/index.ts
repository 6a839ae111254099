export { type AddressPart, addressFormat, addressLines } from './address-format.ts';
export { formatAddressLines, type PrintedAddress } from './address-lines.ts';
export {
  type ElectronicAddressKind,
  electronicAddressKind,
  exampleElectronicAddress,
  parseElectronicAddress,
} from './electronic-address.ts';
export { canonicalEmail, isEmail, parseEmail, suggestEmail } from './email.ts';
export { parseAddressLine, parseCompanyName, parsePersonName, parseTown } from './names.ts';
export type { Parsed } from './parsed.ts';
export { eircodeRoutingKeys, ukPostcodeAreas } from './postcode-areas.ts';
export { examplePostcode, isPostcodeOptional, parsePostcode } from './postcodes.ts';
export { cleanLines, cleanText, hasInvisible, isVisible } from './text.ts';
export { type AmountMarks, parseAmount, parseCode } from './values.ts';
export { vatFormats } from './vat/vat-formats.ts';
export {
  bareVatId,
  exampleVatNumber,
  readVatNumber,
  type VatNumber,
  type VatRefusal,
  vatCountry,
} from './vat/vat-number.ts';
