import { parseArgs } from 'node:util';

export interface Arguments {
  readonly words: readonly string[];
  readonly json: boolean;
  readonly help: boolean;
  readonly region: string | undefined;
  readonly share: string | undefined;
  readonly reason: string | undefined;
  readonly rev: string | undefined;
  readonly from: string | undefined;
}

/** Words and options of a command line, or a sentence about what cannot be read. */
export const readArguments = (args: readonly string[]): Arguments | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        region: { type: 'string' },
        share: { type: 'string' },
        reason: { type: 'string' },
        rev: { type: 'string' },
        from: { type: 'string' },
      },
    });
    return {
      words: positionals,
      json: values.json,
      help: values.help,
      region: values.region,
      share: values.share,
      reason: values.reason,
      rev: values.rev,
      from: values.from,
    };
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
};
