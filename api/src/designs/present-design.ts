import type { BoxDesign, BoxDesignSummary } from '@shop/contracts';
import { signUrl } from '../files/signed-url.ts';
import type { ApiDeps } from '../server/domain.ts';
import type { DesignHead, DesignRow } from './designs.repo.ts';

/** A signed address of a design's picture. `rev` changes the address, so that a browser does not show the old one. */
export const designThumbnailUrl = (
  { settings, clock }: Pick<ApiDeps, 'settings' | 'clock'>,
  id: string,
  rev?: number,
): string =>
  `${signUrl(settings.sessionSecret, `/box_designs/${id}/thumbnail`, clock())}${rev === undefined ? '' : `&rev=${rev}`}`;

export const presentSummary = (
  deps: Pick<ApiDeps, 'settings' | 'clock'>,
  row: DesignHead,
): BoxDesignSummary => ({
  id: row.id,
  name: row.name,
  product_type: row.product,
  design_status: row.status,
  configuration: row.configuration,
  rev: row.rev,
  thumbnail: designThumbnailUrl(deps, row.id, row.rev),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const presentDesign = (deps: Pick<ApiDeps, 'settings' | 'clock'>, row: DesignRow): BoxDesign => ({
  ...presentSummary(deps, row),
  document: row.document,
});
