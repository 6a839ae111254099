import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Notifies the buyer of a dispatch: see `shipment-mail.ts`. One per shipment, by the job's key. */
export const sendShipmentMail = defineJob('shipments.mail', z.object({ shipment_id: z.int() }));
