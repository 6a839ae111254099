import type { Environment } from '@shop/regions';

/** Settings that the composition root reads from the environment (docs/architecture.md). */
export interface ApiSettings {
  readonly environment: Environment;
  /** Shown in mails and paths. */
  readonly brand: string;
  /** Folder of files and mail. */
  readonly dataDir: string;
  /**
   * The common origin of all regions for links in mails, without a trailing slash; `null` where
   * each region has its own host.
   */
  readonly publicUrl: string | null;
  /** Signs file URLs; at least 32 characters, never logged. */
  readonly sessionSecret: string;
  /** Keys of staff tools, by the actor's name. */
  readonly staffKeys: Readonly<Record<string, string>>;
  readonly smtpUrl: string | null;
  /**
   * Trusted peers for X-Forwarded-For: `false`, or a list in the format of Fastify's `trustProxy`.
   */
  readonly trustProxy: false | string;
  /**
   * Lower-case header in which a trusted proxy names the caller's country; without it the guess is
   * less reliable.
   */
  readonly countryHeader?: string | null;
  /** Multiplies all rate limits; 0 disables them (load tests). */
  readonly rateLimitFactor: number;
  /** Checks every reply against its contract; by default everywhere except in production. */
  readonly checkReplies?: boolean;
}
