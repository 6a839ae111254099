import { assemble } from './assemble.ts';
import type { DieParameters, DieResult } from './die.ts';
import { resolveParameters } from './resolve-parameters.ts';
import type { Structure } from './structures/structure.ts';

/** `makeDie` for a given structure: a caller that needs one structure does not load all of them. */
export function makeDieFor(structure: Structure, parameters: DieParameters): DieResult {
  const resolved = resolveParameters(structure, parameters);
  if (!resolved.ok) return { ok: false, problems: resolved.problems };
  const drawing = structure.draw(resolved.parameters);
  return { ok: true, die: assemble(structure.id, structure.version, resolved.parameters, drawing) };
}
