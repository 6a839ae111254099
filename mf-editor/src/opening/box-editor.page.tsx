import { useParams } from '@shop/kit/router';
import { LinkedDesign } from './linked-design.tsx';
import { StartPage } from './start-page.tsx';

/** The same editor under its older address: `/box/design/:id`. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <StartPage /> : <LinkedDesign id={id} />;
}
