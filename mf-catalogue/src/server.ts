import { serveRemote } from '@shop/kit/server';
import { choiceParameters } from './product/choice.ts';
import remote from './remote.ts';

/** Server-rendered: the pages on which shoppers arrive. */
export const { routes, parameters, render } = serveRemote(remote, {
  home: [],
  category: [],
  product: choiceParameters(),
  content: [],
});
