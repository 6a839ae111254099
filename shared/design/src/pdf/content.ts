/** Writes a content stream in the caller's coordinates; numbers have four decimals (0.1 µm in millimetres). */
import type { Matrix } from '../geometry/matrix.ts';
import type { Outline } from '../geometry/outline.ts';

export function number(value: number): string {
  const text = value.toFixed(4);
  const short = text.replace(/\.?0+$/, '');
  return short === '-0' || short === '' ? '0' : short;
}

export const numbers = (...values: readonly number[]): string => values.map(number).join(' ');

export class Content {
  private readonly parts: string[] = [];

  op(...text: readonly string[]): this {
    this.parts.push(text.join(' '));
    return this;
  }

  /** Saves the graphics state around `draw`. */
  scoped(draw: () => void): this {
    this.op('q');
    draw();
    return this.op('Q');
  }

  /** Puts everything that `draw` writes into the optional content group of this resource name. */
  layered(name: string, draw: () => void): this {
    this.op(`/OC /${name} BDC`);
    draw();
    return this.op('EMC');
  }

  concat(matrix: Matrix): this {
    return this.op(numbers(...matrix), 'cm');
  }

  outline(outline: Outline): this {
    for (const command of outline) {
      if (command[0] === 'Z') this.op('h');
      else if (command[0] === 'M') this.op(numbers(command[1], command[2]), 'm');
      else if (command[0] === 'L') this.op(numbers(command[1], command[2]), 'l');
      else this.op(numbers(...command.slice(1).map(Number)), 'c');
    }
    return this;
  }

  clip(outline: Outline): this {
    return this.outline(outline).op('W n');
  }

  toString(): string {
    return this.parts.join('\n');
  }
}
