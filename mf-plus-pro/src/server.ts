import { serveRemote } from '@shop/kit/server';
import remote from './remote.ts';

/** Server-rendered: only the programme's page. Company data is private. */
export const { routes, parameters, render } = serveRemote(remote, { plus: [] });
