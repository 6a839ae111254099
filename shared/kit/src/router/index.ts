export {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router';
export { Anchor, type AnchorProps } from '../navigation/anchor.tsx';
export { Link, type LinkProps } from '../navigation/link.tsx';
export { useRouteId } from '../navigation/route-id.ts';
export { ScrollRestoration } from './scroll-restoration.ts';
export { type Blocker, useBlocker } from './use-blocker.ts';
export { useRouteParams } from './use-route-params.ts';
