import { Lazy, lazyPart } from './lazy-part.tsx';

const help = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './later/parts.ts').then((file) => file.loadNotFoundHelp()),
);
const ignore = () => undefined;

/** What stands under a page that is not there: the search and every shelf. Without its code the bar has both. */
export const NotFoundSuggestions = () => <Lazy part={help} props={{}} onUnavailable={ignore} />;
