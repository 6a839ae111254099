import { SetConfigurator } from './set-configurator.tsx';
import { setIds } from './sets.ts';

/** The bundle configurator (specification 2.5) in a page of another remote: one set, by default the first. */
export function Component({ set }: { readonly set?: string | undefined }) {
  return <SetConfigurator id={setIds.find((one) => one === set) ?? setIds[0]} />;
}
