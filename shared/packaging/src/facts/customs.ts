import type { Die } from '../die.ts';
import type { Board, Flute } from './boards.ts';

/** Set-up boxes and cans are "other containers". */
const byBoard = (flute: Flute): string => {
  if (flute === 'carton') return '4819.20';
  if (flute === 'greyboard') return '4819.50';
  return '4819.10';
};

/** Sacks with a base of 40 cm and more have a separate heading. */
const wideBase = 400;

/**
 * Returns the six-digit customs code of a die in a board (sources.md, customs codes): boxes by their board, everything
 * else by kind and material. A declarant has to confirm it before use at customs.
 */
export function customsCode(die: Die, board: Board): string {
  switch (die.structure) {
    case 'paper-bag':
    case 'paper-mailer':
      return die.parameters.L >= wideBase ? '4819.30' : '4819.40';
    case 'poly-mailer':
      return board.material === 'film-compostable' ? '3923.29' : '3923.21';
    case 'doypack':
      return '3923.29';
    case 'rigid-envelope':
      return '4817.10';
    case 'sheet':
      return '4823.90';
    case 'tape':
      return board.materialClass === 'plastic' ? '3919.10' : '4811.41';
    case 'label':
      return '4821.10';
    case 'tote-bag':
      return '4202.92';
    case 'printed-card':
      return '4909.00';
    default:
      return byBoard(board.flute);
  }
}
