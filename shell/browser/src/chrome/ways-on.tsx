import { Rare, rarePart } from './rare.tsx';

const help = rarePart(() =>
  import(/* webpackChunkName: "later" */ './later/parts.ts').then((file) => file.notFoundHelp()),
);
const nothingMore = () => undefined;

/** What stands under a page that is not there: the search and every shelf. Without its code the bar has both. */
export const WaysOn = () => <Rare part={help} props={{}} onMissing={nothingMore} />;
