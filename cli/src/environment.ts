import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { createMailingLists, type MailingLists, validateMailingLists } from '@shop/api/customers/composition';
import { type ForwardTarget, readForwardTarget, validateForwardTarget } from '@shop/api/insight/composition';
import { type S3Settings, validateFailpoints } from '@shop/api/platform/composition';
import {
  createRegistries,
  findRegistry,
  type VatRegistry,
  validateRegistrySettings,
} from '@shop/api/sales/composition';
import type { Environment, PublicHost } from '@shop/regions';
import { parsePublicHosts } from '@shop/regions';
import { parseOrigin } from '@shop/releases';
import { dataDirFault } from './data-folder.ts';
import { s3Fault, s3Settings } from './file-stores.ts';
import { type PaymentSettings, paymentSettings, validatePaymentSettings } from './payment-settings.ts';
import { describeStartFault } from './start-fault.ts';

const environments = ['local', 'dev', 'staging', 'production'] as const;

/** All operator settings (docs/architecture.md), validated. */
export interface Settings extends PaymentSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Where the processes of one shop share their rate limits; null: each counts separately. */
  readonly redisUrl: string | null;
  readonly smtpUrl: string | null;
  readonly environment: Environment;
  readonly publicHosts: readonly PublicHost[];
  readonly trustProxy: false | string;
  readonly buildOrigin: string;
  /** The origin of the analytics library for browsers. */
  readonly analytics: { readonly cdn: string; readonly writeKey: string };
  readonly logLevel: string;
  readonly sessionSecret: string;
  readonly brand: string;
  readonly rateLimitFactor: number;
  /** See `ApiSettings`; only measurements set it. */
  readonly checkReplies?: boolean;
  /** The registries of VAT numbers: VIES and HMRC, if configured. */
  readonly vatRegistry: VatRegistry;
  readonly analyticsForward: ForwardTarget | null;
  /** The newsletter services, by region. */
  readonly mailingLists: MailingLists;
  /** The header in which the reverse proxy states the caller's country. */
  readonly countryHeader: string | null;
  /** The bucket for files; null: `DATA_DIR`. */
  readonly s3: S3Settings | null;
  /** Origins that may replace a remote in production. */
  readonly overrideOrigins: readonly string[];
  /** Set by `npm run dev`; only where SHOP_ENV is local. */
  readonly liveReload: boolean;
}

type Read =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly message: string };

/** Secrets from examples and tutorials: refused on any reachable host. */
const knownSecrets = new Set(['secret', 'changeme', 'change-me', 'development', 'test']);

/** Reads or creates a secret that is stored beside the data, readable only for this user. */
const readOrCreateSecret = (dataDir: string): string => {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Whether an entry of TRUST_PROXY is valid: addresses, networks, or Fastify's names for private networks. */
const isProxy = (entry: string): boolean => {
  const [address = '', bits] = entry.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const version = isIP(address);
  return (
    version !== 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
};

const text = (env: NodeJS.ProcessEnv, name: string): string | null => {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
};

const overrideOriginsOf = (env: NodeJS.ProcessEnv): readonly string[] =>
  (text(env, 'OVERRIDE_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean);

const validateOverrides = (env: NodeJS.ProcessEnv): string | null => {
  const odd = overrideOriginsOf(env).find((origin) => parseOrigin(origin) === null);
  return odd === undefined
    ? null
    : `OVERRIDE_ORIGINS contains "${odd}"; write each origin exactly as a browser does, such as https://builds.example.com.`;
};

const checkFile = (env: NodeJS.ProcessEnv): string | null => {
  const port = text(env, 'PORT');
  if (port !== null && !(/^\d+$/.test(port) && Number(port) <= 65_535))
    return `PORT is "${port}"; set it to a number from 0 to 65535.`;
  const shopEnv = text(env, 'SHOP_ENV');
  if (shopEnv !== null && !(environments as readonly string[]).includes(shopEnv))
    return `SHOP_ENV is "${shopEnv}"; set it to one of ${environments.join(', ')}.`;
  const database = text(env, 'DATABASE_URL');
  // These addresses may contain a password, so the message omits them.
  if (database !== null && !/^postgres(ql)?:\/\/./.test(database))
    return 'DATABASE_URL is not the address of a PostgreSQL database; set it to one such as postgres://user:password@10.0.0.5:5432/shop.';
  const smtp = text(env, 'SMTP_URL');
  if (smtp !== null && !(URL.canParse(smtp) && /^smtps?:\/\/./.test(smtp) && new URL(smtp).hostname !== ''))
    return 'SMTP_URL is not the address of a mail server; set it to one such as smtp://user:password@mail.example.com:587, or smtps:// with TLS.';
  const redis = text(env, 'REDIS_URL');
  if (redis !== null && !(URL.canParse(redis) && /^rediss?:\/\/./.test(redis)))
    return 'REDIS_URL is not the address of a Redis server; set it to one such as redis://:password@10.0.0.5:6379, or rediss:// with TLS.';
  const origin = text(env, 'BUILD_ORIGIN');
  if (origin !== null && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    return `BUILD_ORIGIN is "${origin}"; set it to an origin such as https://cdn.example.com.`;
  const cdn = text(env, 'ANALYTICS_CDN');
  if (cdn !== null && (!URL.canParse(cdn) || new URL(cdn).origin !== cdn))
    return `ANALYTICS_CDN is "${cdn}"; set it to an origin such as https://cdn.segment.com.`;
  const brand = text(env, 'BRAND');
  if (brand !== null && brand.length > 40) return 'BRAND is longer than 40 characters; shorten it.';
  const level = text(env, 'LOG_LEVEL');
  if (level !== null && !(logLevels as readonly string[]).includes(level))
    return `LOG_LEVEL is "${level}"; set it to one of ${logLevels.join(', ')}.`;
  const factor = text(env, 'RATE_LIMIT_FACTOR');
  if (factor !== null && !(Number(factor) >= 0 && Number.isFinite(Number(factor))))
    return `RATE_LIMIT_FACTOR is "${factor}"; set it to 0 or a larger number.`;
  const proxy = text(env, 'TRUST_PROXY');
  if (proxy !== null && !proxy.split(',').every((entry) => isProxy(entry.trim())))
    return `TRUST_PROXY is "${proxy}"; set it to the addresses of your proxies such as 10.0.0.0/8, loopback.`;
  const header = text(env, 'COUNTRY_HEADER');
  if (header !== null && !/^[\w-]{1,60}$/.test(header))
    return `COUNTRY_HEADER is "${header}"; set it to the name of a header such as CF-IPCountry.`;
  if (header !== null && proxy === null)
    return 'COUNTRY_HEADER is set, but any caller could send it: set TRUST_PROXY to the proxies that set it.';
  const payment =
    validateFailpoints(env) ??
    s3Fault(env) ??
    validateOverrides(env) ??
    validatePaymentSettings(env) ??
    validateRegistrySettings(env) ??
    validateMailingLists(env) ??
    validateForwardTarget(env);
  if (payment !== null || shopEnv !== 'production') return payment;
  if (text(env, 'DATABASE_URL') === null)
    return 'In production the shop needs PostgreSQL: set DATABASE_URL, for example postgres://user@host/shop.';
  const secret = text(env, 'SESSION_SECRET');
  if (secret === null || secret.length < 32 || knownSecrets.has(secret.toLowerCase()))
    return 'In production SESSION_SECRET must be set to at least 32 characters.';
  if (text(env, 'PUBLIC_HOSTS') === null)
    return 'In production PUBLIC_HOSTS must list the host names of this shop.';
  return null;
};

/**
 * Reads the settings from the environment. An invalid setting is reported in one sentence with the variable and a valid
 * value; nothing is guessed.
 */
export const readSettings = (env: NodeJS.ProcessEnv, root: string): Read => {
  const fault = checkFile(env);
  if (fault !== null) return { ok: false, message: fault };
  const hosts = text(env, 'PUBLIC_HOSTS') ?? '';
  const dataDir = path.resolve(root, text(env, 'DATA_DIR') ?? 'var');
  const unusable = dataDirFault(dataDir, text(env, 'DATABASE_URL') === null);
  if (unusable !== null) return { ok: false, message: unusable };
  try {
    return {
      ok: true,
      settings: {
        port: Number(text(env, 'PORT') ?? '8080'),
        host: text(env, 'HOST') ?? '127.0.0.1',
        dataDir,
        databaseUrl: text(env, 'DATABASE_URL'),
        redisUrl: text(env, 'REDIS_URL'),
        smtpUrl: text(env, 'SMTP_URL'),
        environment: environments.find((name) => name === text(env, 'SHOP_ENV')) ?? 'local',
        publicHosts: parsePublicHosts(hosts),
        trustProxy: text(env, 'TRUST_PROXY') ?? false,
        buildOrigin: text(env, 'BUILD_ORIGIN') ?? '',
        analytics: {
          cdn: text(env, 'ANALYTICS_CDN') ?? '',
          writeKey: text(env, 'ANALYTICS_WRITE_KEY') ?? '',
        },
        logLevel: text(env, 'LOG_LEVEL') ?? 'info',
        sessionSecret: text(env, 'SESSION_SECRET') ?? readOrCreateSecret(dataDir),
        brand: text(env, 'BRAND') ?? 'packwright',
        rateLimitFactor: Number(text(env, 'RATE_LIMIT_FACTOR') ?? '1'),
        vatRegistry: findRegistry(createRegistries(env)),
        mailingLists: createMailingLists(env),
        analyticsForward: readForwardTarget(env),
        countryHeader: text(env, 'COUNTRY_HEADER')?.toLowerCase() ?? null,
        ...paymentSettings(env),
        s3: s3Settings(env),
        overrideOrigins: overrideOriginsOf(env),
        liveReload: text(env, 'LIVE_RELOAD') === '1' && (text(env, 'SHOP_ENV') ?? 'local') === 'local',
      },
    };
  } catch (error) {
    // Errors of PUBLIC_HOSTS and similar settings are sentences; file errors become one.
    const { code, message } = error as NodeJS.ErrnoException;
    return { ok: false, message: code === undefined ? `${message}.` : describeStartFault(error, dataDir) };
  }
};
