import { renderAsync } from '@resvg/resvg-js';
import { boardOf, type Die, dieOf, makeDie, pathToSvg, productOf, projectBox } from '@shop/packaging';

/** Pixels of a link preview image. */
const cardSize = { width: 1200, height: 630 } as const;

/** The light colours of shared/ui: sheet, ink and lines. */
const paint = { sheet: '#faf7f1', ink: '#23252b', crease: '#2239c4', kraft: '#c6a578' } as const;

const toFixed1 = (value: number): string => value.toFixed(1);

/**
 * Draws the folded box on the left and its die on the right, from the product's own geometry; the mark's box without
 * one.
 */
const renderDrawing = (die: Die): string => {
  const box = projectBox(die, { fold: 1, yaw: 35, pitch: 25 });
  const { x, y, width, height } = box.bounds;
  const scale = Math.min(460 / Math.max(width, 1), 470 / Math.max(height, 1));
  const faces = box.faces
    .map(({ points2D, shade, round }) => {
      const path = `M${points2D.map((point) => point.map(toFixed1).join(' ')).join('L')}Z`;
      const dark = (Math.max(0, 1 - shade) * 0.35).toFixed(3);
      // A facet of a round wall has no outline; a hairline in its colour closes the seam to the next.
      const line = round
        ? `stroke="${paint.kraft}" stroke-width="${toFixed1(0.5 / scale)}"`
        : `stroke="${paint.ink}" stroke-width="${toFixed1(2 / scale)}" stroke-linejoin="round"`;
      return `<path d="${path}" fill="${paint.kraft}" ${round ? line : ''}/><path d="${path}" fill="#000" fill-opacity="${dark}" ${round ? '' : line}/>`;
    })
    .join('');
  const sheet = die.sheet;
  const flat = Math.min(520 / sheet.width, 470 / sheet.height);
  const line = (2 / flat).toFixed(2);
  const cuts = die.cuts.map(
    (path) => `<path d="${pathToSvg(path)}" fill="none" stroke="${paint.ink}" stroke-width="${line}"/>`,
  );
  const creases = die.creases.map(
    ([from, to]) =>
      `<path d="M${from.map(toFixed1).join(' ')}L${to.map(toFixed1).join(' ')}" stroke="${paint.crease}" stroke-width="${line}" stroke-dasharray="${(8 / flat).toFixed(1)} ${(5 / flat).toFixed(1)}"/>`,
  );
  return `<g transform="translate(300 315) scale(${scale.toFixed(4)}) translate(${toFixed1(-(x + width / 2))} ${toFixed1(-(y + height / 2))})">${faces}</g>
<g transform="translate(875 315) scale(${flat.toFixed(4)}) translate(${toFixed1(-sheet.width / 2)} ${toFixed1(-sheet.height / 2)})">${cuts.join('')}${creases.join('')}</g>`;
};

const createCardDie = (id: string): Die | null => {
  const product = productOf(id);
  const board = product && boardOf(product.boards[0] ?? '');
  const result =
    product && board
      ? dieOf(product, product.defaultSize, board)
      : id === 'shop'
        ? makeDie('fefco-0427', { L: 212, W: 148, H: 61, t: 1.5 })
        : null;
  return result?.ok ? result.die : null;
};

/**
 * Returns the picture of a product (or of the shop itself, `shop`) as PNG, painted outside the host's main thread; null
 * for unknown ids.
 */
export const socialCard = async (id: string): Promise<Uint8Array | null> => {
  const die = createCardDie(id);
  if (die === null) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}"><rect width="100%" height="100%" fill="${paint.sheet}"/>${renderDrawing(die)}</svg>`;
  return (await renderAsync(svg)).asPng();
};
