import { productOf } from '@shop/packaging';
import { markets, type RegionId, regionIds } from '@shop/regions';
import * as z from 'zod/mini';
import {
  type ApiDeps,
  type ApiSettings,
  composeMail,
  countPieces,
  defineJob,
  handle,
  type JobHandler,
  type MailLanguage,
  mailFormats,
  mailSender,
  pageUrl,
  resolveMailLanguage,
  sanitizeName,
} from '../../platform/index.ts';
import { artworkWords } from '../words/index.ts';
import { designToken, shareToken } from './design-token.ts';
import { findAnyDesign } from './designs.repo.ts';
import { isOpenShare } from './shares.repo.ts';

const region = z.enum(regionIds);

/** Tokens are created while the jobs run, so that the outbox holds none. */
export const shareMailJob = defineJob(
  'design.share-mail',
  z.object({
    share_id: z.string(),
    design_id: z.string(),
    email: z.string(),
    access: z.enum(['read', 'copy']),
    expires_at: z.string(),
    region,
    locale: z.string(),
  }),
  { personal: true },
);
export const remindMailJob = defineJob(
  'design.remind-mail',
  z.object({
    email: z.string(),
    locale: z.string(),
    region,
    sku: z.string(),
    quantity: z.int(),
    design_id: z.nullable(z.string()),
  }),
  { personal: true },
);

const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/** Returns the address that a share opens: the editor, which sends the token as `Access-Token`. */
export const shareUrl = (
  settings: ApiSettings,
  regionId: RegionId,
  language: MailLanguage,
  share: { readonly id: string; readonly designId: string },
): string =>
  withQuery(pageUrl(settings, markets[regionId], language, 'boxEditor', { id: share.designId }), {
    access_token: shareToken(settings.sessionSecret, share.id),
  });

/** Returns the product of a SKU: the product's slug, alone or before its dimensions. */
export const productOfSku = (sku: string): string | null => {
  const [slug = ''] = sku.split('--');
  return productOf(slug)?.slug ?? null;
};

export const designMailHandlers = ({ settings, mailer }: ApiDeps): readonly JobHandler[] => [
  handle(shareMailJob, async (payload, { db, jobId }) => {
    const design = await findAnyDesign(db, payload.design_id);
    if (!design || !(await isOpenShare(db, payload.share_id))) return;
    const market = markets[payload.region];
    const language = resolveMailLanguage(payload.locale, market);
    const words = artworkWords[language].designs.share;
    const until = mailFormats(language, market).day(payload.expires_at);
    await mailer.deliver(
      composeMail(mailSender(market), payload.email, language, {
        subject: words.subject(sanitizeName(design.name)),
        heading: words.heading,
        paragraphs: [words.text(until), ...(payload.access === 'copy' ? [words.copy] : [])],
        action: {
          label: words.action,
          url: shareUrl(settings, payload.region, language, { id: payload.share_id, designId: design.id }),
        },
        footer: words.footer(market.senderName),
      }),
      `design-share:${jobId}`,
    );
  }),
  handle(
    remindMailJob,
    async ({ email, locale, region: regionId, sku, quantity, design_id }, { db, jobId }) => {
      const product = productOfSku(sku);
      if (!product) return;
      const design = design_id === null ? null : await findAnyDesign(db, design_id);
      const market = markets[regionId];
      const language = resolveMailLanguage(locale, market);
      const words = artworkWords[language].designs.remind;
      await mailer.deliver(
        composeMail(mailSender(market), email, language, {
          subject: words.subject,
          heading: words.heading,
          paragraphs: [words.text],
          facts: [
            [words.facts.product, product.replaceAll('-', ' ')],
            [words.facts.quantity, countPieces[language](quantity)],
          ],
          action: {
            label: words.action,
            url: design
              ? withQuery(pageUrl(settings, market, language, 'boxEditor', { id: design.id }), {
                  design_token: designToken(settings.sessionSecret, design.id, design.user_id),
                })
              : withQuery(pageUrl(settings, market, language, 'product', { product }), {
                  sku,
                  quantity: String(quantity),
                }),
          },
          footer: words.footer(market.senderName),
        }),
        `design-remind:${jobId}`,
      );
    },
  ),
];
