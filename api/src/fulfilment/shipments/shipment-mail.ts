import { carrierNames } from '@shop/contracts';
import { markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  composeMail,
  countPieces,
  handle,
  type JobHandler,
  mailSender,
  pageUrl,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { findCartById, orderLinkToken } from '../../sales/index.ts';
import { fulfilmentWords } from '../words/index.ts';
import { sendShipmentMail } from './shipment-mail.job.ts';
import { findShipment } from './shipments.repo.ts';

/** Composes and sends the mail of one shipment. A retry sends the same mail with the same id. */
export const shipmentMailHandler = ({ settings, mailer }: ApiDeps): JobHandler =>
  handle(sendShipmentMail, async ({ shipment_id }, { db }) => {
    const shipment = await findShipment(db, shipment_id, null);
    const [row] = await db.query<{ order_id: bigint; locale: string }>(sql`
      select s.order_id, u.locale from shipments s join orders o on o.id = s.order_id join users u on u.id = o.user_id
      where s.id = ${shipment_id}`);
    const cart = row ? await findCartById(db, Number(row.order_id)) : null;
    if (!shipment || !row || !cart?.email) return;
    const market = markets[cart.region];
    const language = resolveMailLanguage(row.locale, market);
    const words = fulfilmentWords[language].shipments;
    const collected = shipment.carrier === 'pick-up';
    const address = pageUrl(settings, market, language, 'accountOrder', { orderNumber: cart.number });
    const order = `${address}${address.includes('?') ? '&' : '?'}order_token=${orderLinkToken(settings.sessionSecret, cart.number)}`;
    await mailer.deliver(
      composeMail(mailSender(market), cart.email, language, {
        subject: words.subject(market.senderName, cart.number),
        heading: words.heading,
        paragraphs: [
          collected
            ? words.collect
            : shipment.fulfilment_status === 'partially_shipped'
              ? words.part
              : words.whole,
        ],
        facts: [
          [words.number, cart.number],
          [
            words.carrier,
            shipment.carrier === 'pick-up' ? words.pickUp : carrierNames[shipment.carrier],
          ] as const,
          ...(shipment.tracking_number === null ? [] : [[words.tracking, shipment.tracking_number] as const]),
          ...shipment.line_items.map(
            ({ name, quantity }) => [name, countPieces[language](quantity)] as const,
          ),
        ],
        action: {
          label: shipment.tracking_url ? words.track : words.see,
          url: shipment.tracking_url ?? order,
        },
        footer: words.footer(market.senderName),
      }),
      `order-shipped:${shipment.id}`,
    );
  });
