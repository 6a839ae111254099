import { useParams } from '@shop/kit/router';
import { DesignPage } from './design-page.tsx';
import { StartPage } from './start-page.tsx';

/** The same table under its older address: `/box/design/:id`. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <StartPage /> : <DesignPage key={id} id={id} />;
}
