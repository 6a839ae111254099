export { Anchor, type AnchorProps } from './anchor.tsx';
export { href, type NavigateOptions, navigate, navigateTo } from './navigate.ts';
export { idOfSlug, matchPath, publicPath, type QueryValues, type RouteMatch } from './paths.ts';
export { useRouteId } from './route-id.ts';
export { stillHere } from './still-here.ts';
