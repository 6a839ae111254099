import type { Die, DieParameters, StructureId } from '../die.ts';
import { isStructureId } from '../make-die.ts';
import { structures } from '../structures/index.ts';

/**
 * The identity of a die on a template, by which artwork made on it is recognised: structure, version, size, caliper,
 * the options that differ from the structure's defaults, the flat size, and the first twelve digits of the hash over
 * the die's lines.
 */
export interface DieStamp {
  readonly structure: StructureId;
  readonly version: number;
  readonly parameters: DieParameters;
  readonly sheet: { readonly width: number; readonly height: number };
  readonly hash: string;
}

const trimmed = (value: number): string => String(Number(value.toFixed(6)) + 0);

/**
 * Returns the stamp as one line of ASCII, the same in every format and in print. `hash` is the hex hash of the die.
 * @example dieStampText(die, hash) // "die:fefco-0427/1 300x200x100 t3 sheet 743x722 #3f9a0c1b2d4e"
 */
export function dieStampText(die: Die, hash: string): string {
  const { L, W, H, t, options } = die.parameters;
  const changed = changedOptions(die).map((name) => ` ${name}=${trimmed(options[name] ?? 0)}`);
  const size = [L, W, H].map(trimmed).join('x');
  const sheet = `${trimmed(die.sheet.width)}x${trimmed(die.sheet.height)}`;
  return `die:${die.structure}/${die.version} ${size} t${trimmed(t)}${changed.join('')} sheet ${sheet} #${hash.slice(0, 12)}`;
}

/** Returns the names of options that differ from the structure's defaults. */
function changedOptions({ structure, parameters }: Die): string[] {
  const { L, W, H, t, options } = parameters;
  return structures[structure].options.flatMap(({ id, initial }) => {
    const own = initial({ L, W, H, t, options });
    return Math.abs((options[id] ?? own) - own) > 1e-6 ? [id] : [];
  });
}

const figure = '\\d{1,5}(?:\\.\\d{1,6})?';
const pattern = new RegExp(
  `die:([a-z0-9-]{1,40})/(\\d{1,4})\\s{1,3}(${figure})x(${figure})x(${figure})\\s{1,3}t(${figure})` +
    `((?:\\s{1,3}[A-Za-z][A-Za-z0-9]{0,39}=-?${figure}){0,40})\\s{1,3}sheet\\s{1,3}(${figure})x(${figure})\\s{1,3}#([0-9a-f]{12})`,
  'y',
);

/**
 * Returns the first stamp in an untrusted text, or null: verify it by making the die again and comparing its hash. The
 * time is linear in the length of the text.
 */
export function findDieStamp(text: string): DieStamp | null {
  for (let at = text.indexOf('die:'); at >= 0; at = text.indexOf('die:', at + 4)) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return stampOf(found);
  }
  return null;
}

function stampOf(found: RegExpExecArray): DieStamp | null {
  const [, structure = '', version, L, W, H, t, named = '', width, height, hash = ''] = found;
  if (!isStructureId(structure)) return null;
  const options = Object.fromEntries(
    named
      .split(/\s+/)
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', value] = part.split('=');
        return [name, Number(value)];
      }),
  );
  return {
    structure,
    version: Number(version),
    parameters: { L: Number(L), W: Number(W), H: Number(H), t: Number(t), options },
    sheet: { width: Number(width), height: Number(height) },
    hash,
  };
}
