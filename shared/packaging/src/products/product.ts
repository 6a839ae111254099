import type { Size, StructureId } from '../die.ts';
import type {
  Category,
  CreatorMode,
  Finish,
  Material,
  PrintMode,
  ProductModel,
  ProductSlug,
  Quality,
} from './vocabulary.ts';

export interface ProductSize extends Size {
  readonly name: 'XS' | 'S' | 'M' | 'L' | 'XL' | 'letterbox-S' | 'letterbox-M';
}

/** What an option of a product needs of the other options, beyond the plain lists. */
export interface OptionRule {
  readonly option: OptionName;
  readonly value: string;
  readonly needs: OptionName;
  readonly among: readonly string[];
}

export type OptionName = 'material' | 'printMode' | 'finish' | 'quality' | 'creatorMode';

/** A product that can be made: what is sold, of which structure, and which options go together. */
export interface Product {
  readonly slug: ProductSlug;
  /** Dictionary key of the name. */
  readonly nameKey: string;
  readonly model: ProductModel;
  readonly structure: StructureId;
  readonly categories: readonly Category[];
  /** Sold without a design: nothing is printed. */
  readonly designless: boolean;
  /** Ids of boards, in the order offered; the first is the default. */
  readonly boards: readonly string[];
  readonly printModes: readonly PrintMode[];
  readonly finishes: readonly Finish[];
  readonly qualities: readonly Quality[];
  readonly creatorModes: readonly CreatorMode[];
  readonly rules: readonly OptionRule[];
  readonly defaultSize: Size;
  readonly sizes: readonly ProductSize[];
}

/** A configuration as the shopper picks it. An option left out is not judged. */
export interface Choice {
  readonly material?: Material;
  readonly printMode?: PrintMode;
  readonly finish?: Finish;
  readonly quality?: Quality;
  readonly creatorMode?: CreatorMode;
}
