import { identity, type Matrix, multiply, rotation, translation } from '../geometry/matrix.ts';

/** Returns a `transform` attribute as a matrix; null for anything but the six classic functions. */
export function parseTransform(text: string): Matrix | null {
  let matrix = identity;
  const pattern = /\s*,?\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)/y;
  let at = 0;
  while (text.slice(at).trim() !== '') {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return null;
    at = pattern.lastIndex;
    const values = (match[2] ?? '')
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map(Number);
    if (values.some((value) => !Number.isFinite(value))) return null;
    const step = single(match[1] ?? '', values);
    if (step === null) return null;
    matrix = multiply(matrix, step);
  }
  return matrix;
}

function single(name: string, values: readonly number[]): Matrix | null {
  const [a = 0, b, c, d, e, f] = values;
  if (name === 'matrix') {
    return b === undefined || c === undefined || d === undefined || e === undefined || f === undefined
      ? null
      : [a, b, c, d, e, f];
  }
  if (values.length === 0) return null;
  if (name === 'translate') return translation(a, b ?? 0);
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (name === 'skewX') return [1, 0, Math.tan((a * Math.PI) / 180), 1, 0, 0];
  if (name === 'skewY') return [1, Math.tan((a * Math.PI) / 180), 0, 1, 0, 0];
  if (b === undefined || c === undefined) return rotation(a);
  return multiply(translation(b, c), multiply(rotation(a), translation(-b, -c)));
}
