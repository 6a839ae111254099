import { escapeHtml } from './escape.ts';

/** Draws a folding box. Sizes and colours are SVG attributes, since the CSP allows no style attribute. */
export const drawnBox = (height: number): string =>
  `<svg width="100%" height="${height}"` +
  ' viewBox="0 0 480 360" fill="none" stroke="#8a8274" stroke-width="1" stroke-linejoin="round" aria-hidden="true" focusable="false">' +
  '<path d="M120 180 240 120 360 180 240 240Z"/>' +
  '<path d="M120 180V240L240 300V240M240 300 360 240V180"/>' +
  '<path d="M120 180 84 132 204 72 240 120" stroke-dasharray="5 3"/>' +
  '<path d="M180 270V210M300 270V210" stroke-dasharray="2 4"/>' +
  '</svg>';

/** The placeholder of the page: 720 high so that nothing jumps when it arrives. */
export const skeleton = (label: string): string =>
  `<div id="shop-skeleton" role="status" aria-label="${escapeHtml(label)}">${drawnBox(720)}</div>`;
