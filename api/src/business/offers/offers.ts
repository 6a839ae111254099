import * as contracts from '@shop/contracts';
import { type ApiDeps, binary, type Domain, fail, ok } from '../../platform/index.ts';
import type { OrderPorts } from '../../sales/index.ts';
import { acceptOffer } from './accept-offer.ts';
import { createInstantOffer } from './create-instant-offer.ts';
import { offerHandlers } from './offer-jobs.ts';
import { findOfferById, findOfferByToken, loadOfferLines, markViewed } from './offers.repo.ts';
import { offerUrl, presentOffer } from './present-offer.ts';
import { quotePdf } from './quote-pdf.ts';

/** Offers: created from quote requests, read and accepted with their link's token. */
export const offers = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'offers',
  register(route, deps) {
    const ports = portsOf(deps);
    route(
      contracts.createInstantOffer,
      ({ user, params, body }) =>
        createInstantOffer(deps, user.id, params.id, body?.offer?.quantities ?? undefined),
      // The reply holds the token; a repeated call returns the same offer.
      { replay: false, perMinute: 30 },
    );
    route.open(
      contracts.getOffer,
      async ({ db, params, query }) => {
        const found = await findOfferByToken(db, params.token);
        if (!found) return fail('not_found');
        const seen =
          query.preview === undefined && (await markViewed(db, found.id)) === 1
            ? ((await findOfferById(db, found.id)) ?? found)
            : found;
        return ok(presentOffer(deps.settings, seen, await loadOfferLines(db, found.id)));
      },
      { perMinute: 120 },
    );
    route.open(
      contracts.getOfferPdf,
      async ({ db, params }) => {
        const offer = await findOfferByToken(db, params.token);
        if (!offer) return fail('not_found');
        const bytes = await quotePdf(
          offer,
          await loadOfferLines(db, offer.id),
          offerUrl(deps.settings, offer),
        );
        return ok(
          binary(bytes, 'application/pdf', {
            'content-disposition': `inline; filename="${offer.qr_number}-${offer.version}.pdf"`,
            // Another quantity of a line may be chosen, and lines are accepted.
            'cache-control': 'private, no-cache',
          }),
        );
      },
      { perMinute: 30 },
    );
    route(contracts.acceptOffer, ({ user, params, body }) =>
      acceptOffer(deps, ports, user, params.token, body),
    );
  },
  jobs: offerHandlers,
});
