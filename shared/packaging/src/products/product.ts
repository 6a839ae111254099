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

/** Names of stocked sizes. Some products are bought by a format or by their contents. */
export type SizeName =
  | 'XS'
  | 'S'
  | 'M'
  | 'L'
  | 'XL'
  | 'letterbox-S'
  | 'letterbox-M'
  | 'bottle-1'
  | 'bottle-2'
  | 'bottle-3'
  | 'B4'
  | 'A6'
  | 'DL'
  | 'width-50'
  | 'width-70';

/** A flat product has no height, a bag without gussets no depth: that dimension is 0. */
export interface ProductSize extends Size {
  readonly name: SizeName;
}

/** What an option of a product requires of the other options, beyond the plain lists. */
export interface OptionRule {
  readonly option: OptionName;
  readonly value: string;
  readonly needs: OptionName;
  readonly among: readonly string[];
}

/** A value of an option that is available in some regions only. */
export interface RegionRule {
  readonly option: OptionName;
  readonly value: string;
  readonly regions: readonly string[];
}

export type OptionName = 'material' | 'printMode' | 'finish' | 'quality' | 'creatorMode';

/** What one piece of an order is. */
export type SaleUnit = 'piece' | 'sheet' | 'roll';

/** Values of structure options, by the option's id. */
export type StructureOptions = Readonly<Record<string, number>>;

/** What every product of the closed list has, with or without a die. */
export interface Listed {
  readonly slug: ProductSlug;
  /** Dictionary key of the name. */
  readonly nameKey: string;
  readonly categories: readonly Category[];
  /** Ids of the regions that sell it; all if absent. */
  readonly regions?: readonly string[];
}

/** A product that can be made: its structure, its options, and which options go together. */
export interface Product extends Listed {
  readonly model: ProductModel;
  readonly structure: StructureId;
  readonly unit: SaleUnit;
  /** Sold without a design, because nothing is printed. */
  readonly designless: boolean;
  /** Ids of boards in display order; the first is the default. */
  readonly boards: readonly string[];
  readonly printModes: readonly PrintMode[];
  readonly finishes: readonly Finish[];
  readonly qualities: readonly Quality[];
  readonly creatorModes: readonly CreatorMode[];
  readonly rules: readonly OptionRule[];
  readonly regionRules?: readonly RegionRule[];
  /** Structure options that are fixed for this product and differ from the structure's defaults. */
  readonly madeWith?: StructureOptions;
  /**
   * Ids of the structure options that the buyer chooses besides the size: the height of a lid, the length of a roll.
   */
  readonly choosable?: readonly string[];
  /** Structure options that follow from the finish: one strip or two. */
  readonly madeByFinish?: Readonly<Partial<Record<Finish, StructureOptions>>>;
  readonly defaultSize: Size;
  readonly sizes: readonly ProductSize[];
}

/** A product without a die. `quote`: made to a brief, priced by a person. `samples`: a pack of stocked samples. */
export interface ProductWithoutDie extends Listed {
  readonly sale: 'quote' | 'samples';
  /** What a list shows for it: one of the many things that it may be. */
  readonly pictured?: Size & { readonly structure: StructureId; readonly board: string };
  readonly model: ProductModel | null;
}

/** A configuration that the shopper chooses. Absent options are not checked. */
export interface Choice {
  readonly material?: Material;
  readonly printMode?: PrintMode;
  readonly finish?: Finish;
  readonly quality?: Quality;
  readonly creatorMode?: CreatorMode;
}
