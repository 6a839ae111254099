import type { Board } from './boards.ts';

/** A published set of factors. Sets have different scopes: amounts of two sets are never added or compared. */
export interface FactorSet {
  readonly id: string;
  readonly version: string;
  readonly boundary: string;
  /** kg CO₂e per kg of material. */
  readonly material: number;
}

const primary = (material: number): FactorSet => ({
  id: 'uk-gov',
  version: '2025',
  boundary: 'material use, primary production',
  material,
});

const recycled = (material: number): FactorSet => ({
  id: 'uk-gov-recycled',
  version: '2025',
  boundary: 'material use, closed-loop recycled',
  material,
});

/**
 * Material factors by family (sources.md, emissions). Corrugated board follows FEFCO; FEFCO does not cover folding carton,
 * so carton follows Pro Carton and says so in its answer. Neither covers greyboard under paper, so that follows the
 * British government's factors for company reporting, material use; so do paper and plastics. Its factors for recycled
 * material are a set of their own: a mixture of both would be neither.
 */
export const factorSets = {
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
  paper: primary(1.345),
  'paper-recycled': recycled(1.05),
  polyethylene: primary(2.965),
  'polyethylene-recycled': recycled(1.098),
  polypropylene: primary(2.578),
  'plastic-film': primary(2.917),
} as const satisfies Readonly<Record<string, FactorSet>>;

export interface Emissions {
  readonly kg: number;
  readonly factorSet: string;
  readonly version: string;
  readonly boundary: string;
}

/** Returns the emissions of an amount of material in kg CO₂e, with their factor set. */
export function computeEmissions(family: keyof typeof factorSets, kilograms: number): Emissions {
  const set = factorSets[family];
  return {
    kg: kilograms * set.material,
    factorSet: set.id,
    version: set.version,
    boundary: set.boundary,
  };
}

/**
 * Returns the emissions of a weight of a board, or null: no factor is published for compostable film, for paper
 * laminated with plastic, or for woven cotton by itself (the government's factor for clothing includes sewing and
 * dyeing), and none is borrowed from another material.
 */
export function computeBoardEmissions(board: Board, kilograms: number): Emissions | null {
  const family = familyOf(board);
  return family ? computeEmissions(family, kilograms) : null;
}

function familyOf({ flute, material }: Board): keyof typeof factorSets | null {
  switch (material) {
    case 'film':
      return 'polyethylene';
    case 'film-recycled':
      return 'polyethylene-recycled';
    case 'tape-film':
      return 'polypropylene';
    case 'laminate':
      return 'plastic-film';
    case 'paper-packing':
      return 'paper-recycled';
    case 'paper-kraft':
    case 'paper-art':
    case 'paper-tissue':
    case 'tape-paper':
    case 'label-paper':
      return 'paper';
    case 'film-compostable':
    case 'laminate-kraft':
    case 'cotton':
      return null;
    default:
      return flute === 'carton' || flute === 'greyboard' ? flute : 'corrugated';
  }
}

/** Returns the sum of emissions of one factor set; undefined when the sets differ, since such a sum is meaningless. */
export function addEmissions(parts: readonly Emissions[]): Emissions | undefined {
  const first = parts[0];
  if (!first) return undefined;
  const same = parts.every((part) => part.factorSet === first.factorSet && part.version === first.version);
  return same ? { ...first, kg: parts.reduce((sum, part) => sum + part.kg, 0) } : undefined;
}
