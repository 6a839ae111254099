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
  readonly name: string | undefined;
  readonly days: string | undefined;
  readonly until: string | undefined;
  readonly cohort: string | undefined;
  readonly origin: string | undefined;
  readonly minutes: string | undefined;
  readonly configuration: string | undefined;
  readonly since: string | undefined;
  readonly orders: string | undefined;
  readonly requests: string | undefined;
  readonly events: string | undefined;
  readonly dryRun: boolean;
  /** Run the smoke journey in the region first. */
  readonly smoke: boolean;
  readonly now: boolean;
  /** Repeatable options. */
  readonly scope: readonly string[];
  readonly regions: readonly string[];
  readonly remote: readonly string[];
  readonly role: readonly string[];
  readonly line: readonly string[];
  readonly step: readonly string[];
}

/** Parses words and options of a command line, or returns a sentence about the error. */
export const readArguments = (args: readonly string[]): Arguments | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        region: { type: 'string', multiple: true, default: [] },
        share: { type: 'string' },
        reason: { type: 'string' },
        rev: { type: 'string' },
        from: { type: 'string' },
        name: { type: 'string' },
        days: { type: 'string' },
        until: { type: 'string' },
        cohort: { type: 'string' },
        origin: { type: 'string' },
        minutes: { type: 'string' },
        step: { type: 'string', multiple: true, default: [] },
        configuration: { type: 'string' },
        since: { type: 'string' },
        orders: { type: 'string' },
        requests: { type: 'string' },
        events: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        smoke: { type: 'boolean', default: false },
        now: { type: 'boolean', default: false },
        scope: { type: 'string', multiple: true, default: [] },
        remote: { type: 'string', multiple: true, default: [] },
        role: { type: 'string', multiple: true, default: [] },
        line: { type: 'string', multiple: true, default: [] },
      },
    });
    return {
      words: positionals,
      json: values.json,
      help: values.help,
      region: values.region.at(-1),
      share: values.share,
      reason: values.reason,
      rev: values.rev,
      from: values.from,
      name: values.name,
      days: values.days,
      until: values.until,
      cohort: values.cohort,
      origin: values.origin,
      minutes: values.minutes,
      step: values.step,
      configuration: values.configuration,
      since: values.since,
      orders: values.orders,
      requests: values.requests,
      events: values.events,
      dryRun: values['dry-run'],
      smoke: values.smoke,
      now: values.now,
      scope: values.scope,
      regions: values.region,
      remote: values.remote,
      role: values.role,
      line: values.line,
    };
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
};
