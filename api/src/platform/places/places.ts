import { getIp, listStates } from '@shop/contracts';
import { states } from '@shop/regions';
import type { Domain } from '../server/domain.ts';
import { ok } from '../server/result.ts';
import { guessCountry } from './guess-country.ts';

/** Where things can be sent: states and provinces by country. A country that writes none in addresses has none. */
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
      // Without a proxy in front that is trusted, anybody could write the header.
      const name = settings.trustProxy === false ? null : (settings.countryHeader ?? null);
      return ok({
        ip,
        ...guessCountry(name === null ? undefined : header(name), header('accept-language')),
      });
    });
  },
});
