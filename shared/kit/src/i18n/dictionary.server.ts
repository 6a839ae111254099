import type { i18n as Dictionary } from 'i18next';
import { getRenderContext } from '../server/render-context.ts';

/** On the server: the dictionary of the current render, in its language. */
export const i18n: Dictionary = new Proxy({} as Dictionary, {
  get: (_target, name) => {
    const { words } = getRenderContext();
    const member: unknown = Reflect.get(words, name);
    return typeof member === 'function' ? member.bind(words) : member;
  },
});
