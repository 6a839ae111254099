export { href, type NavigateOptions, navigate, navigateTo } from './navigate.ts';
export { matchPath, type QueryValues, type RouteMatch } from './paths.ts';
export { useRouteId } from './route-id.ts';
