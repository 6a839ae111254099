import type { VatCheck } from '@shop/contracts';
import { bareVatId, readVatNumber, type VatNumber } from '@shop/intake';
import * as z from 'zod/mini';
import { type Db, defineJob, enqueue, type Queryable } from '../../platform/index.ts';
import type { VatStatus } from '../orders/decide-tax.ts';
import { addCheck, findFreshCheck, findNewestAnswer } from './vat-checks.repo.ts';
import type { RegistryAnswer, VatRegistry } from './vat-registry.ts';

/**
 * Asks a register again that did not answer: after 5 s, 10 s … then every hour, for about two days.
 */
export const verifyVatLater = defineJob(
  'tax.verify-vat',
  z.object({ vat_id: z.string(), country_iso: z.string() }),
  { maxAttempts: 56 },
);

/** Maps a check to its meaning for the tax. */
export const toVatStatus = (check: VatCheck | null): VatStatus =>
  check === null
    ? 'unverified'
    : check.verdict === 'valid'
      ? 'verified'
      : check.verdict === 'invalid'
        ? 'invalid'
        : 'unavailable';

/** What is known about a number that was checked before, without asking; safe in a transaction. */
export const findVatStatus = async (db: Queryable, vatId: string): Promise<VatStatus> => {
  const answer = await findNewestAnswer(db, vatId);
  return answer === null ? 'unavailable' : answer === 'valid' ? 'verified' : 'invalid';
};

/**
 * Checks a number as entered: form and check digits first, then a stored verdict that is still
 * valid, then the register. Makes external calls, so never inside a transaction. Without an answer
 * it returns `pending_verification` and, if there is a register, enqueues a retry.
 */
export async function verifyVat(
  db: Db,
  registry: VatRegistry,
  typed: string,
  country: string,
  now: Date,
): Promise<VatCheck> {
  const number = readVatNumber(typed, country);
  if (typeof number === 'string') return refusedCheck(bareVatId(typed), country, number, now);
  const fresh = await findFreshCheck(db, number.vatId);
  if (fresh) return fresh;
  const check = toVatCheck(number, registry.name, await registry.ask(number), now);
  await db.transaction(async (tx) => {
    await addCheck(tx, check);
    if (check.reason === 'unavailable') {
      await enqueue(
        tx,
        verifyVatLater,
        { vat_id: check.vat_id, country_iso: check.country_iso },
        // One chain of retries per number and hour, however often it is entered.
        { key: `${check.vat_id} ${check.checked_at.slice(0, 13)}`, runAt: new Date(now.getTime() + 5000) },
      );
    }
  });
  return check;
}

/** Builds a check that was decided without a register. */
export const refusedCheck = (
  vatId: string,
  country: string,
  reason: NonNullable<VatCheck['reason']>,
  now: Date,
): VatCheck => ({
  vat_id: vatId,
  country_iso: country,
  verdict: 'invalid',
  reason,
  name: null,
  address: null,
  registry: 'none',
  consultation_id: null,
  checked_at: now.toISOString(),
});

/** Converts a register's answer to evidence. */
export function toVatCheck(
  { vatId, country, prefix }: VatNumber,
  registry: VatRegistry['name'],
  answer: RegistryAnswer,
  now: Date,
): VatCheck {
  const base = {
    vat_id: vatId,
    country_iso: country,
    registry:
      answer.kind === 'silent' && answer.reason === 'not_configured'
        ? ('none' as const)
        : prefix === 'GB'
          ? ('hmrc' as const)
          : registry === 'none'
            ? ('none' as const)
            : ('vies' as const),
    checked_at: now.toISOString(),
  };
  if (answer.kind === 'valid') {
    const { name, address, consultationId } = answer;
    return { ...base, verdict: 'valid', reason: null, name, address, consultation_id: consultationId };
  }
  return {
    ...base,
    verdict: answer.kind === 'invalid' ? 'invalid' : 'pending_verification',
    reason: answer.kind === 'invalid' ? 'not_registered' : answer.reason,
    name: null,
    address: null,
    consultation_id: null,
  };
}
