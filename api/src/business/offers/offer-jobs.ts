import { money } from '@shop/money';
import { markets } from '@shop/regions';
import * as z from 'zod/mini';
import {
  type ApiDeps,
  composeMail,
  countPieces,
  defineJob,
  enqueue,
  handle,
  type JobHandler,
  mailFormats,
  mailSender,
  type Queryable,
  recordEvent,
  type Tx,
} from '../../platform/index.ts';
import { businessWords } from '../words/index.ts';
import { expireOffers, findOfferById, loadOfferLines, type OfferRow } from './offers.repo.ts';
import { offerUrl, resolveOfferLanguage } from './present-offer.ts';

/** The job creates the token while it runs, so that none is stored in the outbox. */
export const sendOfferMail = defineJob('offer.mail', z.object({ offer_id: z.int() }));
/** The same mail once more; `at` tells one reminder from another. */
export const remindOfOffer = defineJob('offer.reminder', z.object({ offer_id: z.int(), at: z.string() }));
/** Runs when an offer expires; expires every offer that is due. */
export const expireOffersJob = defineJob('offer.expire', z.object({ offer_id: z.int() }));

/**
 * Enqueues a new version's mail and expiry and records its event, in the transaction that creates
 * it.
 */
export async function scheduleOffer(tx: Tx, offer: OfferRow, userId: number): Promise<void> {
  const key = String(offer.id);
  await enqueue(tx, sendOfferMail, { offer_id: offer.id }, { key });
  await enqueue(tx, expireOffersJob, { offer_id: offer.id }, { key, runAt: offer.valid_until });
  await recordEvent(tx, {
    type: 'offer.sent',
    resource: `offer:${offer.id}`,
    userId,
    data: {
      offer_id: offer.id,
      quote_number: offer.qr_number,
      currency: offer.currency,
      region: offer.region,
    },
  });
}

/** Mails the link of an offer with its lines; `key` tells one mail from another. */
const mailOffer = async (
  { settings, mailer }: Pick<ApiDeps, 'settings' | 'mailer'>,
  db: Queryable,
  offer: OfferRow,
  key: string,
): Promise<void> => {
  const lines = await loadOfferLines(db, offer.id);
  const market = markets[offer.region];
  const language = resolveOfferLanguage(offer);
  const words = businessWords[language].offers;
  const formats = mailFormats(language, market);
  await mailer.deliver(
    composeMail(mailSender(market), offer.email, language, {
      subject: words.subject(offer.qr_number),
      heading: words.heading,
      paragraphs: [words.text(formats.day(offer.valid_until))],
      facts: lines.map(({ quantity, net }) => [
        countPieces[language](quantity),
        words.net(formats.money(money(net, offer.currency))),
      ]),
      action: { label: words.action, url: offerUrl(settings, offer) },
      footer: words.footer(market.senderName),
    }),
    key,
  );
};

export const offerHandlers = (deps: ApiDeps): readonly JobHandler[] => [
  handle(sendOfferMail, async ({ offer_id }, { db }) => {
    const offer = await findOfferById(db, offer_id);
    if (!offer || offer.status === 'superseded' || offer.status === 'withdrawn') return;
    await mailOffer(deps, db, offer, `offer:${offer.id}`);
  }),
  handle(remindOfOffer, async ({ offer_id, at }, { db }) => {
    const offer = await findOfferById(db, offer_id);
    if (offer?.status !== 'sent' && offer?.status !== 'viewed') return;
    await mailOffer(deps, db, offer, `offer:${offer.id}:${at}`);
  }),
  handle(expireOffersJob, async (_, { db }) => {
    await expireOffers(db);
  }),
];
