export {
  type LoaderFunctionArgs,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router';
export { Link, type LinkProps } from '../navigation/link.tsx';
export { useRouteId } from '../navigation/route-id.ts';
