import * as contracts from '@shop/contracts';
import sharp from 'sharp';
import type { Artwork } from '../assets/artwork.port.ts';
import { createVariants } from '../assets/variants.ts';
import { checkSignature } from '../files/signed-url.ts';
import { binary } from '../server/call.ts';
import type { Domain } from '../server/domain.ts';
import { uuidOf } from '../server/ids.ts';
import { fail, ok } from '../server/result.ts';
import { assignDesign } from './assign-design.ts';
import { convertDesign } from './convert-design.ts';
import { duplicateDesign } from './copy-design.ts';
import { designMailHandlers } from './design-mail.ts';
import { deleteDesign, findAnyDesign, findDesign, listDesigns } from './designs.repo.ts';
import { presentDesign, presentSummary } from './present-design.ts';
import { renderThumbnail } from './render-thumbnail.ts';
import { createDesign, saveDesign } from './save-design.ts';
import { remindOnDesktop, shareDesign } from './share-design.ts';
import { listShares, openShare, revokeShare } from './shares.repo.ts';

export interface DesignsOptions {
  readonly artwork: Artwork;
}

/** The most JSON a document may be. */
const bodyLimit = 4 * 1024 * 1024;

/** Saved designs of visitors and accounts. */
export const designs = ({ artwork }: DesignsOptions): Domain => ({
  name: 'designs',
  register(route, deps) {
    const { settings, clock } = deps;
    const variants = createVariants(deps, artwork);
    route(contracts.listMyDesigns, async ({ db, user, query }) => {
      const { page = 1, per_page = 100 } = query;
      const rows = await listDesigns(db, user.id, {
        status: query['q[design_status_eq]'],
        product: query['q[product_type_eq]'],
        source: query['q[source_eq]'],
        nameContains: query['q[name_cont]'],
        limit: per_page,
        offset: (page - 1) * per_page,
      });
      const total = Number(rows[0]?.all_rows ?? 0n);
      return ok({
        box_designs: rows.map((row) => presentSummary(deps, row)),
        count: rows.length,
        total_count: total,
        current_page: page,
        pages: Math.ceil(total / per_page),
        per_page,
      });
    });
    route(
      contracts.createDesign,
      async ({ db, user, body }) => {
        const created = await createDesign(db, user.id, body);
        return created.ok ? ok(presentDesign(deps, created.value, user)) : created;
      },
      { bodyLimit },
    );
    route(contracts.getDesign, async ({ db, user, params, header }) => {
      const id = uuidOf(params.id);
      if (id === null) return fail('not_found');
      const row = await findDesign(db, id, user.id);
      if (row) return ok(presentDesign(deps, row, user));
      const token = header('access-token');
      const shared = token === undefined ? null : await openShare(db, id, token);
      return shared ? ok(presentDesign(deps, shared.design, user, shared.access)) : fail('not_found');
    });
    route(
      contracts.saveDesign,
      async ({ db, user, params, body }) => {
        const id = uuidOf(params.id);
        if (id === null) return fail('not_found');
        const saved = await saveDesign(db, user.id, id, body);
        return saved.ok ? ok(presentDesign(deps, saved.value, user)) : saved;
      },
      { bodyLimit },
    );
    route(contracts.deleteDesign, async ({ db, user, params }) => {
      const id = uuidOf(params.id);
      return id !== null && (await deleteDesign(db, id, user.id)) === 1 ? ok({}) : fail('not_found');
    });
    route(contracts.duplicateDesign, async ({ db, user, params, header }) => {
      const id = uuidOf(params.id);
      const copy =
        id === null ? fail('not_found') : await duplicateDesign(db, user.id, id, header('access-token'));
      return copy.ok ? ok(presentDesign(deps, copy.value, user)) : copy;
    });
    route(contracts.convertDesignFromV1, async ({ db, user, params }) => {
      const id = uuidOf(params.id);
      const converted = id === null ? fail('not_found') : await convertDesign(db, user.id, id);
      return converted.ok ? ok(presentDesign(deps, converted.value, user)) : converted;
    });
    route(
      contracts.assignDesign,
      async ({ db, user, body, header }) => {
        const id = uuidOf(body.id);
        const taken =
          id === null
            ? fail('not_found')
            : await assignDesign(db, settings.sessionSecret, user.id, id, header('design-token'));
        return taken.ok ? ok(presentDesign(deps, taken.value, user)) : taken;
      },
      { perMinute: 60 },
    );

    route(
      contracts.shareDesign,
      async ({ db, user, region, params, body }) => {
        const id = uuidOf(params.id);
        return id === null ? fail('not_found') : shareDesign({ db, settings, user, region }, id, body);
      },
      // The reply holds the link's token.
      { replay: false, perMinute: 60 },
    );
    route(contracts.listDesignShares, async ({ db, user, params }) => {
      const id = uuidOf(params.id);
      if (id === null || !(await findDesign(db, id, user.id))) return fail('not_found');
      return ok({ shares: [...(await listShares(db, id, user.id))] });
    });
    route(contracts.revokeDesignShare, async ({ db, user, params }) => {
      const id = uuidOf(params.id);
      const share = uuidOf(params.shareId);
      const gone = id !== null && share !== null && (await revokeShare(db, id, user.id, share)) === 1;
      return gone ? ok({}) : fail('not_found');
    });
    route(
      contracts.remindOnDesktop,
      ({ db, user, region, body }) => remindOnDesktop({ db, settings, user, region }, body),
      { perMinute: 20 },
    );
    route.open(contracts.getDesignThumbnail, async ({ db, params, query }) => {
      const id = uuidOf(params.id);
      if (
        id === null ||
        !checkSignature(settings.sessionSecret, `/box_designs/${id}/thumbnail`, query, clock())
      )
        return fail('not_found');
      const row = await findAnyDesign(db, id);
      const picture = row ? await renderThumbnail(deps, variants, row) : fail('not_found');
      if (!picture.ok)
        return picture.code === 'artwork_timeout' ? fail('artwork_timeout') : fail('not_found');
      const bytes =
        query.variant === 'thumbnailBW'
          ? await sharp(await deps.files.read(picture.value))
              .grayscale()
              .png()
              .toBuffer()
          : await deps.files.stream(picture.value);
      return ok(binary(bytes, 'image/png', { 'cache-control': 'private, max-age=3600' }));
    });
  },
  jobs: designMailHandlers,
});
