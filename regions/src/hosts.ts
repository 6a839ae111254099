import { allRegions } from './markets/index.ts';
import type { AppType, Environment, Region, RegionId } from './region.ts';

/** The result of parsing a host name. */
export interface ParsedHost {
  /** The region of the domain; path-based regions share one and are identified later. */
  readonly region: Region | undefined;
  readonly appType: AppType | undefined;
  readonly environment: Environment | undefined;
  /** The instance label of a preview deployment, for example `pr-12`. */
  readonly instance: string | undefined;
}

/** `shop.example.org`, `*.packwright.pl`, or `shop.example.pl=pl` to assign a host to a region. */
export interface PublicHost {
  readonly host: string;
  readonly region: RegionId | undefined;
}

/** Parses the `PUBLIC_HOSTS` setting: comma or space separated. Throws for an entry with an unknown region. */
export function parsePublicHosts(setting: string): PublicHost[] {
  return setting
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [host = '', code] = entry.toLowerCase().split('=');
      const region = allRegions.find(({ id }) => id === code)?.id;
      if (code !== undefined && !region)
        throw new RangeError(`PUBLIC_HOSTS names the unknown region "${code}"`);
      return { host, region };
    });
}

/** Returns the allow-list entry of a host. A star matches one or more labels. */
export const publicHostOf = (host: string, hosts: readonly PublicHost[]): PublicHost | undefined =>
  hosts.find((entry) => entry.host === host) ??
  hosts.find((entry) => entry.host.startsWith('*.') && host.endsWith(entry.host.slice(1)));

/** Host without port, lower case, IPv6 without brackets. */
export const normalizeHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');

export const isLocalhost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

const environmentLabels: Readonly<Record<string, Environment>> = {
  dev: 'dev',
  staging: 'staging',
  local: 'local',
};

/**
 * Host = optional `app.` + optional instance + optional `dev.`, `staging.` or `local.` + base domain
 * (specification 2.1), or a custom domain of a region.
 */
export function parseHost(host: string): ParsedHost {
  const custom = findCustomDomain(host);
  if (custom) return custom;
  const region = allRegions.find((one) => {
    const base = baseDomainOf(one);
    return !one.domain.pathBased && (host === base || host.endsWith(`.${base}`));
  });
  if (!region) return { region: undefined, appType: undefined, environment: undefined, instance: undefined };
  const labels = host.slice(0, -baseDomainOf(region).length).split('.').filter(Boolean);
  const appType = labels[0] === 'app' ? 'app' : 'landing';
  if (labels[0] === 'app' || labels[0] === 'www') labels.shift();
  const environment = environmentLabels[labels.at(-1) ?? ''];
  if (environment) labels.pop();
  return { region, appType, environment, instance: labels[0] };
}

export const baseDomainOf = ({ domain }: Region): string => `${domain.basename}.${domain.tld}`;

/** Returns the host of a region's application type; path-based regions are on their domain's host. */
export function hostOf(region: Region, appType: AppType, environment: Environment): string {
  const custom = region.customDomains[environment]?.[appType];
  if (custom) return custom;
  const stage = environment === 'production' ? '' : `${environment}.`;
  return `${appType === 'app' ? 'app.' : ''}${stage}${baseDomainOf(region)}`;
}

/** Domains whose links pass on the visitor's attribution. */
export const autolinkerDomains: readonly string[] = [...new Set(allRegions.map(baseDomainOf))].sort();

function findCustomDomain(host: string): ParsedHost | undefined {
  for (const region of allRegions) {
    for (const [environment, byType] of Object.entries(region.customDomains)) {
      for (const [appType, domain] of Object.entries(byType)) {
        if (domain !== host) continue;
        return {
          region,
          appType: appType as AppType,
          environment: environment as Environment,
          instance: undefined,
        };
      }
    }
  }
  return undefined;
}
