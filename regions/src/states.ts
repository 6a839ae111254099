/** A state, province or distant area of a country, as in addresses. */
export interface CountryState {
  /** Stable id on the wire. */
  readonly id: number;
  readonly countryIso: string;
  /** The postal abbreviation, or the subdivision part of ISO 3166-2. */
  readonly code: string;
  readonly name: string;
  /** The shop's couriers do not serve it. */
  readonly unsupported: boolean;
}

type StateFlags = Partial<Pick<CountryState, 'unsupported'>>;
const notServed: StateFlags = { unsupported: true };

const state = (
  id: number,
  countryIso: string,
  code: string,
  name: string,
  marks: StateFlags = {},
): CountryState => ({
  id,
  countryIso,
  code,
  name,
  unsupported: marks.unsupported ?? false,
});

/** Countries whose addresses require a state. */
export const countriesWithStates: readonly string[] = ['US', 'CA', 'AU'];

/** All states by country; names in the country's own language. */
export const states: readonly CountryState[] = [
  state(3001, 'US', 'AL', 'Alabama'),
  state(3002, 'US', 'AK', 'Alaska', notServed),
  state(3003, 'US', 'AZ', 'Arizona'),
  state(3004, 'US', 'AR', 'Arkansas'),
  state(3005, 'US', 'CA', 'California'),
  state(3006, 'US', 'CO', 'Colorado'),
  state(3007, 'US', 'CT', 'Connecticut'),
  state(3008, 'US', 'DE', 'Delaware'),
  state(3009, 'US', 'DC', 'District of Columbia'),
  state(3010, 'US', 'FL', 'Florida'),
  state(3011, 'US', 'GA', 'Georgia'),
  state(3012, 'US', 'HI', 'Hawaii', notServed),
  state(3013, 'US', 'ID', 'Idaho'),
  state(3014, 'US', 'IL', 'Illinois'),
  state(3015, 'US', 'IN', 'Indiana'),
  state(3016, 'US', 'IA', 'Iowa'),
  state(3017, 'US', 'KS', 'Kansas'),
  state(3018, 'US', 'KY', 'Kentucky'),
  state(3019, 'US', 'LA', 'Louisiana'),
  state(3020, 'US', 'ME', 'Maine'),
  state(3021, 'US', 'MD', 'Maryland'),
  state(3022, 'US', 'MA', 'Massachusetts'),
  state(3023, 'US', 'MI', 'Michigan'),
  state(3024, 'US', 'MN', 'Minnesota'),
  state(3025, 'US', 'MS', 'Mississippi'),
  state(3026, 'US', 'MO', 'Missouri'),
  state(3027, 'US', 'MT', 'Montana'),
  state(3028, 'US', 'NE', 'Nebraska'),
  state(3029, 'US', 'NV', 'Nevada'),
  state(3030, 'US', 'NH', 'New Hampshire'),
  state(3031, 'US', 'NJ', 'New Jersey'),
  state(3032, 'US', 'NM', 'New Mexico'),
  state(3033, 'US', 'NY', 'New York'),
  state(3034, 'US', 'NC', 'North Carolina'),
  state(3035, 'US', 'ND', 'North Dakota'),
  state(3036, 'US', 'OH', 'Ohio'),
  state(3037, 'US', 'OK', 'Oklahoma'),
  state(3038, 'US', 'OR', 'Oregon'),
  state(3039, 'US', 'PA', 'Pennsylvania'),
  state(3040, 'US', 'RI', 'Rhode Island'),
  state(3041, 'US', 'SC', 'South Carolina'),
  state(3042, 'US', 'SD', 'South Dakota'),
  state(3043, 'US', 'TN', 'Tennessee'),
  state(3044, 'US', 'TX', 'Texas'),
  state(3045, 'US', 'UT', 'Utah'),
  state(3046, 'US', 'VT', 'Vermont'),
  state(3047, 'US', 'VA', 'Virginia'),
  state(3048, 'US', 'WA', 'Washington'),
  state(3049, 'US', 'WV', 'West Virginia'),
  state(3050, 'US', 'WI', 'Wisconsin'),
  state(3051, 'US', 'WY', 'Wyoming'),
  state(3052, 'US', 'AS', 'American Samoa', notServed),
  state(3053, 'US', 'GU', 'Guam', notServed),
  state(3054, 'US', 'MP', 'Northern Mariana Islands', notServed),
  state(3055, 'US', 'PR', 'Puerto Rico', notServed),
  state(3056, 'US', 'VI', 'U.S. Virgin Islands', notServed),
  state(3057, 'US', 'FM', 'Micronesia', notServed),
  state(3058, 'US', 'MH', 'Marshall Islands', notServed),
  state(3059, 'US', 'PW', 'Palau', notServed),
  state(3060, 'US', 'AA', 'Armed Forces Americas', notServed),
  state(3061, 'US', 'AE', 'Armed Forces Europe', notServed),
  state(3062, 'US', 'AP', 'Armed Forces Pacific', notServed),
  state(3101, 'CA', 'AB', 'Alberta'),
  state(3102, 'CA', 'BC', 'British Columbia'),
  state(3103, 'CA', 'MB', 'Manitoba'),
  state(3104, 'CA', 'NB', 'New Brunswick'),
  state(3105, 'CA', 'NL', 'Newfoundland and Labrador'),
  state(3106, 'CA', 'NS', 'Nova Scotia'),
  state(3107, 'CA', 'NT', 'Northwest Territories', notServed),
  state(3108, 'CA', 'NU', 'Nunavut', notServed),
  state(3109, 'CA', 'ON', 'Ontario'),
  state(3110, 'CA', 'PE', 'Prince Edward Island'),
  state(3111, 'CA', 'QC', 'Quebec'),
  state(3112, 'CA', 'SK', 'Saskatchewan'),
  state(3113, 'CA', 'YT', 'Yukon', notServed),
  state(3201, 'AU', 'ACT', 'Australian Capital Territory'),
  state(3202, 'AU', 'NSW', 'New South Wales'),
  state(3203, 'AU', 'NT', 'Northern Territory', notServed),
  state(3204, 'AU', 'QLD', 'Queensland'),
  state(3205, 'AU', 'SA', 'South Australia'),
  state(3206, 'AU', 'TAS', 'Tasmania'),
  state(3207, 'AU', 'VIC', 'Victoria'),
  state(3208, 'AU', 'WA', 'Western Australia'),
];

/**
 * Distant parts of member states outside the couriers' road network (and mostly outside the EU VAT area). Their
 * countries have no state in addresses; `tax-places/` recognises them by postcode.
 */
export const distantAreas: readonly CountryState[] = [
  state(3301, 'ES', 'GC', 'Las Palmas', notServed),
  state(3302, 'ES', 'TF', 'Santa Cruz de Tenerife', notServed),
  state(3303, 'ES', 'CE', 'Ceuta', notServed),
  state(3304, 'ES', 'ML', 'Melilla', notServed),
  state(3305, 'PT', '20', 'Açores', notServed),
  state(3306, 'PT', '30', 'Madeira', notServed),
  state(3307, 'FR', '971', 'Guadeloupe', notServed),
  state(3308, 'FR', '972', 'Martinique', notServed),
  state(3309, 'FR', '973', 'Guyane', notServed),
  state(3310, 'FR', '974', 'La Réunion', notServed),
  state(3311, 'FR', '975', 'Saint-Pierre-et-Miquelon', notServed),
  state(3312, 'FR', '976', 'Mayotte', notServed),
];

/** Returns the states for a country's address form; empty where addresses have none. */
export const statesOf = (countryIso: string): CountryState[] =>
  countriesWithStates.includes(countryIso) ? states.filter((one) => one.countryIso === countryIso) : [];

/** The 29 states without delivery (specification 3 has their number; which they are is this shop's decision). */
export const unsupportedStateIds: readonly number[] = [...states, ...distantAreas]
  .filter(({ unsupported }) => unsupported)
  .map(({ id }) => id);
