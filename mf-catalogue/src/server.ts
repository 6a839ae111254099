import { serveRemote } from '@shop/kit/server';
import { choiceParameters } from './product/choice.ts';
import remote from './remote.ts';

/** Drawn on the server: the pages that a shopper comes in by. */
export const { routes, parameters, render } = serveRemote(remote, {
  home: [],
  category: [],
  product: choiceParameters(),
  content: [],
});
