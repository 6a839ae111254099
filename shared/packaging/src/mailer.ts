/** The mailer alone, for a page that draws it at once: importing it brings no other structure along. */
export { parcelFacts } from './facts/parcel-facts.ts';
export { makeDieFor } from './make-die-for.ts';
export { mailer0427 } from './structures/board/mailer-0427.ts';
