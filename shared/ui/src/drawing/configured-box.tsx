import { dieOf, findBoard, materialsOf, productOf } from '@shop/packaging';
import { useMemo } from 'react';
import { getBoardColours } from './board-colours.ts';
import { FoldedBox } from './folded-box.tsx';

export interface ConfiguredBoxProps {
  /** Ids as in the wire format, inside millimetres. */
  readonly configuration: {
    readonly product: string;
    readonly material: string;
    readonly finish?: string;
    readonly structure_options?: Readonly<Record<string, number>> | undefined;
    readonly size: { readonly length: number; readonly width: number; readonly height: number };
  };
  /** The accessible name. Without it the box is decorative. */
  readonly title?: string;
}

/** The box of a configuration, drawn from its own geometry. A configuration that is no longer sold renders nothing. */
export function ConfiguredBox({ configuration, title }: ConfiguredBoxProps) {
  const { product, material, finish, size, structure_options: options } = configuration;
  const { length: L, width: W, height: H } = size;
  const die = useMemo(() => {
    const sold = productOf(product);
    const known = sold && materialsOf(sold).find((name) => name === material);
    const board = sold && known && findBoard(sold, known);
    const made = board && dieOf(sold, { L, W, H }, board, finish, options);
    return made?.ok ? made.die : undefined;
  }, [product, material, finish, options, L, W, H]);
  if (!die) return null;
  return (
    <FoldedBox
      die={die}
      fold={0.9}
      {...getBoardColours(material)}
      {...(title === undefined ? {} : { title })}
    />
  );
}
