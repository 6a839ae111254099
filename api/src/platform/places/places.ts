import { getIp, listStates } from '@shop/contracts';
import { states } from '@shop/regions';
import type { Domain } from '../server/domain.ts';
import { ok } from '../server/result.ts';
import { guessCountry } from './guess-country.ts';

/** Countries with their states and provinces. A country whose addresses omit states has none. */
export const places = (): Domain => ({
  name: 'places',
  register(route, { settings }) {
    route.open(listStates, async ({ query }) =>
      ok({
        data: states
          .filter(({ countryIso }) => countryIso === query.country_iso)
          .map(({ id, name, code, countryIso, unsupported }) => ({
            id,
            type: 'state' as const,
            attributes: { name, abbr: code, country_iso: countryIso, unsupported },
          })),
      }),
    );
    route.open(getIp, async ({ ip, header }) => {
      // Without a trusted proxy any client could set the header.
      const name = settings.trustProxy === false ? null : (settings.countryHeader ?? null);
      return ok({
        ip,
        ...guessCountry(name === null ? undefined : header(name), header('accept-language')),
      });
    });
  },
});
