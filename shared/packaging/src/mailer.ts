/** Only the mailer, for a page that draws it at once: importing it includes no other structure. */
export { parcelFacts } from './facts/parcel-facts.ts';
export { makeDieFor } from './make-die-for.ts';
export { mailer0427 } from './structures/board/mailer-0427.ts';
