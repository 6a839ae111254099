import { type ReleaseEventAction, releaseEventActions } from '@shop/contracts';
import { regionParameter } from '../matrix/filter.ts';
import type { HistoryFilter, Matrix } from '../releases/releases.query.ts';

/** Reads the filter from the address; values that the API would refuse are omitted. */
export const readHistoryFilter = (
  search: URLSearchParams,
  { names }: Pick<Matrix, 'names'>,
): HistoryFilter => {
  const name = names.find((one) => one === search.get('name'));
  const readParameter = (key: string) => search.get(key)?.slice(0, 120) || undefined;
  const action: ReleaseEventAction | undefined = releaseEventActions.find(
    (known) => known === search.get('action'),
  );
  const filter = {
    region: readParameter(regionParameter),
    name,
    action,
    by: readParameter('by'),
    key: readParameter('key'),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
};
