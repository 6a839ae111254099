import { serveRemote } from '@shop/kit/server';
import remote from './remote.ts';

/** Drawn on the server: the pages that a shopper comes in by. */
export const { routes, render } = serveRemote(remote, ['home', 'category', 'product', 'content']);
