import type { Asset } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import {
  type ApiDeps,
  attachment,
  binary,
  checkSignature,
  type Domain,
  fail,
  ok,
  pagingMembers,
  signUrl,
  toLimitOffset,
  uuidOf,
} from '../../platform/index.ts';
import type { Artwork } from './artwork.port.ts';
import { type AssetRow, findAnyAsset, findAsset, listAssets } from './assets.repo.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { removeAsset } from './remove-asset.ts';
import { defaultQuota, type StorageQuota } from './storage-quota.ts';
import { sanitizeFileName, uploadAsset } from './upload-asset.ts';
import { createVariants } from './variants.ts';

export interface AssetsOptions {
  readonly artwork: Artwork;
  /** Overrides the default storage quota per person. */
  readonly quota?: StorageQuota;
}

const presentAsset = ({ settings, clock }: ApiDeps, row: AssetRow): Asset => {
  const url = (variant: 'originalLimited' | 'thumbnail') =>
    signUrl(settings.sessionSecret, `/assets/${row.id}/${variant}`, clock());
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    sha256: row.sha256,
    bytes: row.bytes,
    pages: row.pages,
    mm: [row.mm_width, row.mm_height],
    px: row.px_width === null || row.px_height === null ? null : [row.px_width, row.px_height],
    warnings: row.warnings,
    made_on: row.made_on,
    urls: { originalLimited: url('originalLimited'), thumbnail: url('thumbnail') },
  };
};

/**
 * Content types of originals. An SVG could run scripts in our origin, so it is sent as plain bytes.
 */
const originalTypes: Readonly<Record<AssetRow['kind'], string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'application/octet-stream',
};

/** Whatever the bytes are, a browser shows or saves them and runs nothing. */
const safeHeaders = (disposition: string): Readonly<Record<string, string>> => ({
  'content-disposition': disposition,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-site',
  'cache-control': 'private, max-age=3600',
});

/** Uploaded artwork: validated bytes with facts and pictures. */
export const assets = ({ artwork, quota = defaultQuota }: AssetsOptions): Domain => ({
  name: 'assets',
  register(route, deps) {
    const { db, files, settings, clock } = deps;
    const variants = createVariants(deps, artwork);
    const runQueued = createKeyedQueue();
    route(
      contracts.uploadAsset,
      async ({ user, stream, header }) => {
        if (header('content-type')?.split(';')[0]?.trim() !== 'application/octet-stream')
          return fail('invalid_input', {
            detail: 'Send the file itself with Content-Type: application/octet-stream.',
          });
        const announced = header('content-length');
        const row = await uploadAsset(deps, artwork, variants, {
          userId: user.id,
          name: sanitizeFileName(header('x-file-name')),
          source: stream,
          length: announced === undefined ? null : Number(announced),
          runQueued,
          quota,
        });
        return row.ok ? ok(presentAsset(deps, row.value)) : row;
      },
      { perMinute: 60, bodyLimit: 256 * 1024 * 1024 },
    );
    route(contracts.listAssets, async ({ user, query }) => {
      const { 'q[kind_eq]': kind = null } = query;
      const { rows, total } = await listAssets(db, user.id, kind, toLimitOffset(query));
      return ok({
        assets: rows.map((row) => presentAsset(deps, row)),
        ...pagingMembers(query, rows.length, total),
      });
    });
    route(contracts.deleteAsset, async (call) => {
      const id = uuidOf(call.params.id);
      return id === null ? fail('not_found') : removeAsset(call.db, id, call.user.id);
    });
    route(contracts.getAsset, async ({ user, params }) => {
      const id = uuidOf(params.id);
      const row = id === null ? null : await findAsset(db, id, user.id);
      return row ? ok(presentAsset(deps, row)) : fail('not_found');
    });
    route.open(contracts.getAssetFile, async ({ user, params, query }) => {
      const id = uuidOf(params.id);
      if (id === null) return fail('not_found');
      const signed = checkSignature(
        settings.sessionSecret,
        `/assets/${id}/${params.variant}`,
        query,
        clock(),
      );
      const row = signed ? await findAnyAsset(db, id) : user ? await findAsset(db, id, user.id) : null;
      if (!row) return fail('not_found');
      if (params.variant === 'original')
        return ok(
          binary(await files.stream(row.sha256), originalTypes[row.kind], safeHeaders(attachment(row.name))),
        );
      const picture = await variants.find(row, params.variant);
      if (!picture.ok)
        return picture.code === 'artwork_timeout' ? fail('artwork_timeout') : fail('not_found');
      return ok(
        binary(await files.stream(picture.value.file_sha256), picture.value.type, safeHeaders('inline')),
      );
    });
  },
});
