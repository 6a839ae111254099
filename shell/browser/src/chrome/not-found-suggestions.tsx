import { Lazy, lazyPart } from './lazy-part.tsx';

const help = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './later/parts.ts').then((file) => file.loadNotFoundHelp()),
);
const ignore = () => undefined;

/** Suggestions under a missing page: the search and every category. Without its code the bar has both. */
export const NotFoundSuggestions = () => <Lazy part={help} props={{}} onUnavailable={ignore} />;
