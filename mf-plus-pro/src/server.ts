import { serveRemote } from '@shop/kit/server';
import remote from './remote.ts';

/** Drawn on the server: what the programme is. What a company has ordered is nobody else's. */
export const { routes, parameters, render } = serveRemote(remote, { plus: [] });
