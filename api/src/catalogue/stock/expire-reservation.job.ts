import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Looks at the end of a reservation whether the buyer has answered the bank's question. */
export const expireReservation = defineJob('stock.expire', z.object({ payment_id: z.int(), round: z.int() }));

/** Minutes that a buyer has to answer the bank before the goods are free for others. */
const reservationMinutes = 30;

/** @example computeReservationEnd(new Date('2026-11-28T10:00:00Z')) // 10:30 */
export const computeReservationEnd = (now: Date): Date =>
  new Date(now.getTime() + reservationMinutes * 60_000);
