import { useCallback, useSyncExternalStore } from 'react';
import { useRemoteName } from '../remote/remote-context.ts';
import { i18n } from './instance.ts';
import { laterOf } from './later-words.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** Says one key in the shopper's language; `count` chooses the plural (`key_one`, `key_few`, …). */
export type Text<Key extends string = string> = (key: Key, values?: TextValues) => string;

const subscribe = (listener: () => void): (() => void) => {
  i18n.store.on('added', listener);
  return () => i18n.store.off('added', listener);
};
const version = (): number =>
  Object.keys(i18n.store.data).reduce(
    (sum, name) => sum + Object.keys(i18n.store.data[name] ?? {}).length,
    0,
  );

/**
 * The words of the remote that the component belongs to.
 *
 * @example const t = useText(); t('cart.lines', { count: 3 })
 */
export function useText<Key extends string = string>(): Text<Key> {
  const namespace = useRemoteName();
  const loaded = useSyncExternalStore(subscribe, version, version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words that arrive later must give a new function
  return useCallback((key, values) => say(namespace, key, values), [namespace, loaded]);
}

/** The same outside components. */
export const say = (namespace: string, key: string, values: TextValues = {}): string =>
  i18n.t(key, { ...values, ns: [namespace, laterOf(namespace)] });
