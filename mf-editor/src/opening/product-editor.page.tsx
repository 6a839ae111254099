import { useParams } from '@shop/kit/router';
import { LinkedDesign } from './linked-design.tsx';
import { StartPage } from './start-page.tsx';

/** The editor of one design; without an id, the list of designs. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <StartPage /> : <LinkedDesign id={id} />;
}
