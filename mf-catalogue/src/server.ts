import { serveRemote } from '@shop/kit/server';
import { choiceParameters } from './product/choice.ts';
import remote from './remote.ts';

/** Server-renders the landing pages. */
export const { routes, parameters, render } = serveRemote(remote, {
  home: [],
  category: [],
  product: choiceParameters(),
  content: [],
  samplePacks: [],
  search: ['q'],
  bundles: [],
});
