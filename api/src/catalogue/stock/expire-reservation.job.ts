import * as z from 'zod/mini';
import { defineJob } from '../../platform/index.ts';

/** Checks at a reservation's end whether the buyer has completed the challenge. */
export const expireReservation = defineJob('stock.expire', z.object({ payment_id: z.int(), round: z.int() }));

/** Minutes for the buyer's challenge before the stock is released. */
const reservationMinutes = 30;

/**
 * Returns when a reservation ends.
 * @example computeReservationEnd(new Date('2026-11-28T10:00:00Z')) // 10:30
 */
export const computeReservationEnd = (now: Date): Date =>
  new Date(now.getTime() + reservationMinutes * 60_000);
