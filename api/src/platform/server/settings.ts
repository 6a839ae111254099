import type { Environment } from '@shop/regions';

/** What the composition root reads from the environment (docs/architecture.md) and hands on. */
export interface ApiSettings {
  readonly environment: Environment;
  /** Shown in mails and paths. */
  readonly brand: string;
  /** Folder for files and mail. */
  readonly dataDir: string;
  /** The one origin of all regions, without a slash at the end, for links in mails; `null` where each has its own host. */
  readonly publicUrl: string | null;
  /** Signs addresses of files; at least 32 characters, never logged. */
  readonly sessionSecret: string;
  /** Keys of staff tools, by the name they act under. */
  readonly staffKeys: Readonly<Record<string, string>>;
  readonly smtpUrl: string | null;
  /** Which peers may name the client's address in X-Forwarded-For: `false`, or a list as Fastify's `trustProxy` takes it. */
  readonly trustProxy: false | string;
  /** The header, in lower case, in which a trusted proxy names the caller's country; without one it is guessed less well. */
  readonly countryHeader?: string | null;
  /** Multiplies all rate limits; 0 switches them off (load tests). */
  readonly rateLimitFactor: number;
}
