/** Shared fixtures of the design core's tests: real fonts, a real shaper, a small design. Node only. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Die } from '@shop/packaging';
import { runCommand } from '../commands/run.ts';
import type { Command } from '../commands/schemas.ts';
import type { DesignDocument, StructureRef } from '../document/document.ts';
import { emptyDesign } from '../document/empty.ts';
import { dieOf } from '../geometry/die-of.ts';
import { fontCatalogue, fontRecord } from '../text/fonts.ts';
import { createShaper, type GrowingShaper } from '../text/shaper.ts';

const require = createRequire(`${process.cwd()}/package.json`);

export const moduleBytes = (path: string): Uint8Array => new Uint8Array(readFileSync(require.resolve(path)));

let shaper: Promise<GrowingShaper> | undefined;
export function testShaper(): Promise<GrowingShaper> {
  shaper ??= createShaper(
    moduleBytes('harfbuzzjs/dist/harfbuzz.wasm'),
    fontCatalogue.map((entry) => ({ font: fontRecord(entry), bytes: moduleBytes(entry.file) })),
  );
  return shaper;
}

export const mailer: StructureRef = {
  id: 'fefco-0427',
  version: 1,
  params: { L: 212, W: 148, H: 61, t: 1.5 },
};

export function testDesign(structure: StructureRef = mailer): DesignDocument {
  return emptyDesign({
    id: 'design:test',
    structure,
    params: structure.params,
    print: {
      mode: 'print-color-hd',
      material: 'cardboard-natural',
      inside: false,
      white: false,
      units: 'cm',
    },
  });
}

export function testDie(structure: StructureRef = mailer): Die {
  const made = dieOf(structure);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.die;
}

/** Runs commands, all of which must succeed. */
export function after(
  document: DesignDocument,
  commands: readonly Command[],
  shaping?: GrowingShaper,
): DesignDocument {
  return commands.reduce((current, command) => {
    const result = runCommand(current, command, { dieOf, shaper: shaping });
    if (!result.ok) throw new Error(`${command.name}: ${JSON.stringify(result.problem)}`);
    return result.document;
  }, document);
}

export const picture = {
  sha256: 'a'.repeat(64),
  name: 'flower.png',
  format: 'png',
  mm: [100, 50],
  px: [1200, 600],
} as const;
