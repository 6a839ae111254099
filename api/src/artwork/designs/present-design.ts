import type { BoxDesign, BoxDesignSummary } from '@shop/contracts';
import { type ApiDeps, type CallUser, signUrl } from '../../platform/index.ts';
import { designToken } from './design-token.ts';
import type { DesignHead, DesignRow } from './designs.repo.ts';

/**
 * Returns a signed address of a design's thumbnail. `rev` changes the address, so that a browser does not show the
 * old one.
 */
export const designThumbnailUrl = (
  { settings, clock }: Pick<ApiDeps, 'settings' | 'clock'>,
  id: string,
  rev?: number,
): string =>
  `${signUrl(settings.sessionSecret, `/box_designs/${id}/thumbnail`, clock())}${rev === undefined ? '' : `&rev=${rev}`}`;

/** The colour space of a print mode. White ink is a space of its own, since white on white shows nothing. */
const colorSpaceOf = (printMode: string): BoxDesign['color_space'] =>
  printMode.startsWith('print-monochrome-white')
    ? 'monochromeWhite'
    : printMode.startsWith('print-monochrome')
      ? 'monochrome'
      : 'rgb';

export const presentDesignSummary = (
  deps: Pick<ApiDeps, 'settings' | 'clock'>,
  row: DesignHead,
): BoxDesignSummary => {
  const thumbnail = designThumbnailUrl(deps, row.id, row.rev);
  return {
    id: row.id,
    name: row.name,
    product_type: row.product,
    source: row.source,
    color_space: colorSpaceOf(row.configuration.print_mode),
    document_version: row.document_version,
    design_status: row.status,
    configuration: row.configuration,
    rev: row.rev,
    thumbnail,
    thumbnail_bw: `${thumbnail}&variant=thumbnailBW`,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
};

/** For its owner, or for the holder of a share. */
export const presentDesign = (
  deps: Pick<ApiDeps, 'settings' | 'clock'>,
  row: DesignRow,
  caller: Pick<CallUser, 'id' | 'anonymous'>,
  access: BoxDesign['access'] = 'owner',
): BoxDesign => ({
  ...presentDesignSummary(deps, row),
  document: row.document,
  access,
  design_token:
    access === 'owner' && caller.anonymous
      ? designToken(deps.settings.sessionSecret, row.id, caller.id)
      : null,
});
