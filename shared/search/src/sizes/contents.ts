import contents from '../contents.json';

interface Content {
  /** Inside size in mm that holds one of it. */
  readonly lengths: readonly number[];
  /** The content's volume, for what is sold by volume. */
  readonly millilitres?: number;
  /** Where the size comes from. */
  readonly source: string;
}

/** The sizes of what buyers pack, by concept. */
export const contentSizes: Readonly<Record<string, readonly Content[]>> = contents;

/**
 * Returns the inside size in mm that holds one thing of a concept: a mug, a bottle of a volume. A volume without a size
 * of its own takes the next larger one.
 */
export function sizeOfContent(concept: string, millilitres?: number): readonly number[] | undefined {
  const sizes = Object.hasOwn(contentSizes, concept) ? contentSizes[concept] : undefined;
  if (!sizes) return undefined;
  if (millilitres === undefined) return sizes.find((each) => each.millilitres === undefined)?.lengths;
  return sizes.find((each) => each.millilitres !== undefined && each.millilitres >= millilitres * 0.99)
    ?.lengths;
}
