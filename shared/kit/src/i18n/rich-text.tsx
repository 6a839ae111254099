import { Fragment, type ReactNode } from 'react';

/**
 * Puts elements into a translated sentence: `I accept the <terms>terms</terms>`.
 *
 * @example <RichText text={t('accept')} parts={{ terms: (words) => <a href={terms}>{words}</a> }} />
 */
export function RichText({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: Readonly<Record<string, (words: string) => ReactNode>>;
}) {
  const pieces = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|([^<]+|<)/gs)];
  return pieces.map(([whole, name, words], index) => {
    const render = name === undefined ? undefined : parts[name];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return <Fragment key={index}>{render ? render(words ?? '') : (words ?? whole)}</Fragment>;
  });
}
