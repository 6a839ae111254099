import * as contracts from '@shop/contracts';
import type { Artwork } from '../assets/artwork.port.ts';
import { createVariants } from '../assets/variants.ts';
import { checkSignature } from '../files/signed-url.ts';
import { binary } from '../server/call.ts';
import type { Domain } from '../server/domain.ts';
import { uuidOf } from '../server/ids.ts';
import { fail, ok } from '../server/result.ts';
import { deleteDesign, findAnyDesign, findDesign, listDesigns } from './designs.repo.ts';
import { presentDesign, presentSummary } from './present-design.ts';
import { renderThumbnail } from './render-thumbnail.ts';
import { createDesign, duplicateDesign, saveDesign } from './save-design.ts';

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
    route(contracts.listMyDesigns, async ({ db, user }) =>
      ok({ box_designs: (await listDesigns(db, user.id)).map((row) => presentSummary(deps, row)) }),
    );
    route(
      contracts.createDesign,
      async ({ db, user, body }) => {
        const created = await createDesign(db, user.id, body);
        return created.ok ? ok(presentDesign(deps, created.value)) : created;
      },
      { bodyLimit },
    );
    route(contracts.getDesign, async ({ db, user, params }) => {
      const id = uuidOf(params.id);
      const row = id === null ? null : await findDesign(db, id, user.id);
      return row ? ok(presentDesign(deps, row)) : fail('not_found');
    });
    route(
      contracts.saveDesign,
      async ({ db, user, params, body }) => {
        const id = uuidOf(params.id);
        if (id === null) return fail('not_found');
        const saved = await saveDesign(db, user.id, id, body);
        return saved.ok ? ok(presentDesign(deps, saved.value)) : saved;
      },
      { bodyLimit },
    );
    route(contracts.deleteDesign, async ({ db, user, params }) => {
      const id = uuidOf(params.id);
      return id !== null && (await deleteDesign(db, id, user.id)) === 1 ? ok({}) : fail('not_found');
    });
    route(contracts.duplicateDesign, async ({ db, user, params }) => {
      const id = uuidOf(params.id);
      const copy = id === null ? fail('not_found') : await duplicateDesign(db, user.id, id);
      return copy.ok ? ok(presentDesign(deps, copy.value)) : copy;
    });
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
      return ok(
        binary(await deps.files.stream(picture.value), 'image/png', {
          'cache-control': 'private, max-age=3600',
        }),
      );
    });
  },
});
