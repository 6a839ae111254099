import * as contracts from '@shop/contracts';
import {
  type CallUser,
  type Domain,
  type Failure,
  fail,
  ok,
  type Result,
  uuidOf,
} from '../../platform/index.ts';
import type { Artwork } from '../assets/artwork.port.ts';
import { createVariants } from '../assets/variants.ts';
import { assignDesign } from './assign-design.ts';
import { convertDesign } from './convert-design.ts';
import { duplicateDesign } from './copy-design.ts';
import { designMailHandlers } from './design-mail.ts';
import { type DesignRow, deleteDesign, findDesign } from './designs.repo.ts';
import { listMyDesigns } from './list-my-designs.ts';
import { presentDesign } from './present-design.ts';
import { readDesign } from './read-design.ts';
import { readThumbnail } from './read-thumbnail.ts';
import { createDesign, saveDesign } from './save-design.ts';
import { remindOnDesktop, shareDesign } from './share-design.ts';
import { listShares, revokeShare } from './shares.repo.ts';

export interface DesignsOptions {
  readonly artwork: Artwork;
}

/** The largest JSON of a document. */
const bodyLimit = 4 * 1024 * 1024;

/** Runs `work` with the design's id. An invalid id is `not_found`. */
const withId = async <T>(id: string, work: (id: string) => Promise<T>): Promise<T | Failure<'not_found'>> => {
  const uuid = uuidOf(id);
  return uuid === null ? fail('not_found') : work(uuid);
};

/** Saved designs of visitors and accounts. */
export const designs = ({ artwork }: DesignsOptions): Domain => ({
  name: 'designs',
  register(route, deps) {
    const { settings } = deps;
    const variants = createVariants(deps, artwork);
    const presentResult = <Code extends contracts.ProblemCode>(
      user: CallUser,
      row: Result<DesignRow, Code>,
    ) => (row.ok ? ok(presentDesign(deps, row.value, user)) : row);

    route(contracts.listMyDesigns, async ({ db, user, query }) =>
      ok(await listMyDesigns(deps, db, user.id, query)),
    );
    route(
      contracts.createDesign,
      async ({ db, user, body }) => presentResult(user, await createDesign(db, user.id, body)),
      { bodyLimit },
    );
    route(contracts.getDesign, (call) => withId(call.params.id, (id) => readDesign(deps, call, id)));
    route(
      contracts.saveDesign,
      async ({ db, user, params, body }) =>
        presentResult(user, await withId(params.id, (id) => saveDesign(db, user.id, id, body))),
      { bodyLimit },
    );
    route(contracts.deleteDesign, ({ db, user, params }) =>
      withId(params.id, async (id) =>
        (await deleteDesign(db, id, user.id)) === 1 ? ok({}) : fail('not_found'),
      ),
    );
    route(contracts.duplicateDesign, async ({ db, user, params, header }) =>
      presentResult(
        user,
        await withId(params.id, (id) => duplicateDesign(db, user.id, id, header('access-token'))),
      ),
    );
    route(contracts.convertDesignFromV1, async ({ db, user, params }) =>
      presentResult(user, await withId(params.id, (id) => convertDesign(db, user.id, id))),
    );
    route(
      contracts.assignDesign,
      async ({ db, user, body, header }) =>
        presentResult(
          user,
          await withId(body.id, (id) =>
            assignDesign(db, settings.sessionSecret, user.id, id, header('design-token')),
          ),
        ),
      { perMinute: 60 },
    );

    route(
      contracts.shareDesign,
      ({ db, user, region, params, body }) =>
        withId(params.id, (id) => shareDesign({ db, settings, user, region }, id, body)),
      // The reply holds the link's token.
      { replay: false, perMinute: 60 },
    );
    route(contracts.listDesignShares, ({ db, user, params }) =>
      withId(params.id, async (id) =>
        (await findDesign(db, id, user.id))
          ? ok({ shares: [...(await listShares(db, id, user.id))] })
          : fail('not_found'),
      ),
    );
    route(contracts.revokeDesignShare, ({ db, user, params }) =>
      withId(params.id, (id) =>
        withId(params.shareId, async (share) =>
          (await revokeShare(db, id, user.id, share)) === 1 ? ok({}) : fail('not_found'),
        ),
      ),
    );
    route(
      contracts.remindOnDesktop,
      ({ db, user, region, body }) => remindOnDesktop({ db, settings, user, region }, body),
      { perMinute: 20 },
    );

    route.open(contracts.getDesignThumbnail, ({ db, params, query }) =>
      withId(params.id, (id) => readThumbnail(deps, variants, db, id, query)),
    );
  },
  jobs: designMailHandlers,
});
