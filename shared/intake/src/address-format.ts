import { formatAddressLines } from './address-lines.ts';

/** The parts of an address of which position, name or need differ between countries. */
export type AddressPart = 'postcode' | 'town' | 'region';

/** What a country calls a part; `undefined` is the word of most countries. */
type PartName = 'zip' | 'eircode' | 'suburb' | 'state' | 'stateOrTerritory' | 'provinceOrTerritory';

interface AddressFormat {
  /** In the order in which the country writes them, and in which a form asks for them. */
  readonly order: readonly AddressPart[];
  readonly names: { readonly [Part in AddressPart]?: PartName };
  /** The region belongs to the address: without it, it is not complete. */
  readonly regionRequired: boolean;
}

const common: AddressFormat = {
  order: ['postcode', 'town'],
  names: {},
  regionRequired: false,
};
const townFirst: AddressFormat = { ...common, order: ['town', 'postcode'] };
const withRegion: AddressFormat = {
  ...common,
  order: ['town', 'region', 'postcode'],
  regionRequired: true,
};

/**
 * By ISO code; a country without an entry writes the postcode before the town. Source: the address metadata of
 * libaddressinput, with which a test compares this table.
 */
const formats: Readonly<Record<string, AddressFormat>> = {
  AU: { ...withRegion, names: { town: 'suburb', region: 'stateOrTerritory' } },
  CA: { ...withRegion, names: { region: 'provinceOrTerritory' } },
  GB: townFirst,
  GG: townFirst,
  HU: townFirst,
  IE: { ...townFirst, names: { postcode: 'eircode' } },
  IM: townFirst,
  JE: townFirst,
  LV: townFirst,
  MT: townFirst,
  US: { ...withRegion, names: { postcode: 'zip', region: 'state' } },
};

/** How a country writes its addresses. */
export const addressFormat = (country: string): AddressFormat => formats[country] ?? common;

/** The printed parts of an address as the API names them; absent and empty ones leave no trace. */
interface StoredAddress {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly zipcode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state_name?: string | null | undefined;
  readonly country_iso?: string | null | undefined;
}

/** Returns the lines of a stored address below its names, as its country writes them, without the country's name. */
export const addressLines = (address: StoredAddress): readonly string[] =>
  formatAddressLines(
    {
      street: [address.address1 ?? '', address.address2 ?? ''],
      zip: address.zipcode ?? '',
      city: address.city ?? '',
      region: address.state_name ?? null,
      country: address.country_iso ?? '',
    },
    '',
  ).filter((line) => line !== '');
