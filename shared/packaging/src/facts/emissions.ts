/** A published set of factors. Sets count different things: amounts of two sets are never added or compared. */
export interface FactorSet {
  readonly id: string;
  readonly version: string;
  readonly boundary: string;
  /** kg CO₂e per kg of material. */
  readonly material: number;
}

/**
 * Material factors by family (DOMAIN.md 2.8). Corrugated board follows FEFCO; FEFCO does not cover folding carton,
 * so carton follows Pro Carton and says so in its answer. Neither covers greyboard under paper, so that follows the
 * British government's factors for company reporting: board, material use.
 */
export const factorSets: Readonly<Record<'corrugated' | 'carton' | 'greyboard', FactorSet>> = {
  corrugated: {
    id: 'fefco',
    version: '2021',
    boundary: 'cradle-to-grave, fossil and biogenic, land use change',
    material: 0.491,
  },
  carton: {
    id: 'pro-carton',
    version: '2023',
    boundary: 'cradle-to-grave, fossil and biogenic, land use change',
    material: 0.249,
  },
  greyboard: {
    id: 'uk-gov',
    version: '2025',
    boundary: 'material use, primary production',
    material: 1.2,
  },
};

export interface Emissions {
  readonly kg: number;
  readonly factorSet: string;
  readonly version: string;
  readonly boundary: string;
}

/** Emissions of an amount of material in kg CO₂e, with the set they were counted by. */
export function emissionsOf(family: keyof typeof factorSets, kilograms: number): Emissions {
  const set = factorSets[family];
  return {
    kg: kilograms * set.material,
    factorSet: set.id,
    version: set.version,
    boundary: set.boundary,
  };
}

/** Sum of emissions of one factor set; undefined when the sets differ, since such a sum means nothing. */
export function addEmissions(parts: readonly Emissions[]): Emissions | undefined {
  const first = parts[0];
  if (!first) return undefined;
  const same = parts.every((part) => part.factorSet === first.factorSet && part.version === first.version);
  return same ? { ...first, kg: parts.reduce((sum, part) => sum + part.kg, 0) } : undefined;
}
