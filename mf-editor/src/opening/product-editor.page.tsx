import { useParams } from '@shop/kit/router';
import { DesignPage } from './design-page.tsx';
import { StartPage } from './start-page.tsx';

/** The editor of one design; without an id, the designs to choose from. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <StartPage /> : <DesignPage key={id} id={id} />;
}
