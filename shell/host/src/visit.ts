import { bareHost } from '@shop/regions';
import type { FastifyRequest } from 'fastify';
import { originOf } from './addresses.ts';
import { readCookies } from './cookies.ts';
import { type Light, lightOf } from './light.ts';
import { type Place, placeOf } from './place.ts';
import type { HostSettings } from './settings.ts';

/** Somebody who has come, and where that is: region, language and page follow from host, path, query and cookies. */
export interface Visit {
  readonly url: URL;
  /** Without its port. */
  readonly host: string;
  /** With it. */
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly secure: boolean;
  readonly light: Light | undefined;
  readonly place: Place;
}

/**
 * The address as it was asked for, or where to look instead: `//` at the start of a path is a host name to a browser,
 * so such a path is never read, matched or sent on as it came. Null where it cannot be read at all.
 */
export const addressAsked = (asked: string): { readonly url: URL; readonly tidy: boolean } | null => {
  const [path = '/'] = asked.split('?', 1);
  const plain = path.replace(/[\\/]+/g, '/');
  const url = plain + asked.slice(path.length);
  return URL.canParse(url, 'http://host.invalid')
    ? { url: new URL(url, 'http://host.invalid'), tidy: plain === path }
    : null;
};

export const visitOf = (request: FastifyRequest, url: URL, settings: HostSettings): Visit => {
  const { host } = request;
  const cookies = readCookies(request.headers.cookie);
  return {
    url,
    host: bareHost(host),
    origin: originOf(request),
    cookies,
    secure: request.protocol === 'https',
    light: lightOf(cookies),
    place: placeOf({ host, path: url.pathname, query: url.searchParams, cookies }, settings),
  };
};
