import type { PriceBookDocument } from '@shop/contracts';
import { regionOf } from '@shop/regions';
import { compileBook, findMissingRows, type PriceBook, type PriceBookData } from '../../catalogue/index.ts';

/**
 * The schema checks a document's shape; this checks that it has every row that an offered product
 * needs.
 */
const isComplete = (document: PriceBookDocument): document is PriceBookDocument & PriceBookData =>
  findMissingRows(document).length === 0 &&
  document.regions.every((region) => regionOf(region)?.id === region);

/** A book as prices are computed with it; null where its document is not complete. */
export const compileDocument = (document: PriceBookDocument): PriceBook | null => {
  if (!isComplete(document)) return null;
  try {
    return compileBook(document);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
