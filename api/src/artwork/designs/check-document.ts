import type { Configuration } from '@shop/contracts';
import {
  allRecords,
  checkIntegrity,
  type DesignDocument,
  dieOf,
  emptyDesign,
  type PrintSettings,
  parseDesign,
  serializeDesign,
} from '@shop/design';
import { structures } from '@shop/packaging';
import { fail, ok, type Result } from '../../platform/index.ts';
import type { CheckedConfiguration } from './check-configuration.ts';

export interface CheckedDocument {
  /** The stored form. */
  readonly stored: Record<string, unknown>;
  /** Hashes of its artwork: the owner must have uploaded each. */
  readonly artwork: readonly string[];
  /** `ready` as soon as anything would be printed. */
  readonly status: 'draft' | 'ready';
}

const printsInside = (mode: string): boolean => mode.endsWith('inside');

/** The paid configuration determines the print: the document follows it. */
const resolvePrintSettings = (configuration: Configuration, print?: PrintSettings): PrintSettings => ({
  white: false,
  units: 'mm',
  ...print,
  mode: configuration.print_mode,
  material: configuration.material,
  inside: printsInside(configuration.print_mode),
});

const describe = (document: DesignDocument): CheckedDocument => {
  const records = allRecords(document);
  const artwork = records.flatMap((record) => (record.kind === 'asset' ? [record.sha256] : []));
  const drawn = records.some(
    (record) => record.kind === 'node' || (record.kind === 'layer' && record.background !== null),
  );
  return {
    stored: serializeDesign(document),
    artwork: [...new Set(artwork)],
    status: drawn ? 'ready' : 'draft',
  };
};

/** Returns an empty design for a configuration. */
export const blankDocument = (
  configuration: Configuration,
  { product, parameters }: CheckedConfiguration,
): CheckedDocument =>
  describe(
    emptyDesign({
      structure: { id: product.structure, version: structures[product.structure].version },
      params: parameters,
      print: resolvePrintSettings(configuration),
    }),
  );

/**
 * Validates a document with the editor's code: readable, no invalid record, consistent, and made
 * for the configuration's box.
 */
export const checkDocument = (
  input: unknown,
  configuration: Configuration,
  { product, parameters }: CheckedConfiguration,
): Result<CheckedDocument, 'design_invalid'> => {
  const refuse = (path: string, code: string, message: string) =>
    fail('design_invalid', {
      fields: [{ path: `box_design.document${path === '' ? '' : `.${path}`}`, code, message }],
    });
  const parsed = parseDesign(input, { dieOf });
  if (!parsed.ok)
    return refuse(parsed.path, 'not_a_design', 'This is not a design; save it from the editor again.');
  const [invalid] = parsed.invalid;
  if (invalid)
    return refuse(
      `records.${invalid.id}.${invalid.path}`,
      'invalid_record',
      'Undo the last change and save again.',
    );
  const [broken] = checkIntegrity(parsed.document);
  if (broken) return refuse(`records.${broken.id}`, broken.code, 'Undo the last change and save again.');
  const { structure } = parsed.document;
  const same =
    structure.id === product.structure &&
    (['L', 'W', 'H'] as const).every((name) => Math.abs(structure.params[name] - parameters[name]) < 1e-6);
  if (!same)
    return refuse('structure', 'other_size', 'The design is drawn for another box; resize it before saving.');
  return ok(
    describe({
      ...parsed.document,
      // The paid board determines the box's thickness, as it determines the print.
      structure: { ...structure, params: parameters },
      print: resolvePrintSettings(configuration, parsed.document.print),
    }),
  );
};
