import type { DesignMailWords } from '../designs/design-mail.words.ts';

/** What is mailed about designs. A further language is one more file of this type and its line in `index.ts`. */
export interface ArtworkWords {
  readonly designs: DesignMailWords;
}
