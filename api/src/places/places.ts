import { listStates } from '@shop/contracts';
import { states } from '@shop/regions';
import type { Domain } from '../server/domain.ts';
import { ok } from '../server/result.ts';

/** Where things can be sent: states and provinces by country. A country that writes none in addresses has none. */
export const places = (): Domain => ({
  name: 'places',
  register(route) {
    route.open(listStates, async ({ query }) =>
      ok({
        data: states
          .filter(({ countryIso }) => countryIso === query.country_iso)
          .map(({ id, name, code, countryIso }) => ({
            id,
            type: 'state' as const,
            attributes: { name, abbr: code, country_iso: countryIso },
          })),
      }),
    );
  },
});
