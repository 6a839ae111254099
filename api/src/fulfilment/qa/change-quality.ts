import type {
  BodyOf,
  createQaStateChange as changeContract,
  createQaComment as commentContract,
  QaComment,
  QaStateChange,
} from '@shop/contracts';
import { needsQaReason, qaTransitions } from '@shop/contracts';
import { type Db, fail, isFailure, ok, type Result, type Tx } from '../../platform/index.ts';
import { lockPlacedOrder } from '../../sales/index.ts';
import {
  findChange,
  findComment,
  findSubject,
  insertChange,
  insertComment,
  type Subject,
} from './qa.repo.ts';

/** Locks the line's order, so that the second of two decisions sees the first. */
async function lockSubject(
  tx: Tx,
  named: { order_number: string; line_item_id: number; production_file_id?: string | undefined },
): Promise<Result<Subject, 'not_found'>> {
  const cart = await lockPlacedOrder(tx, named.order_number);
  const subject = cart
    ? await findSubject(tx, cart.id, named.line_item_id, named.production_file_id ?? null)
    : null;
  return subject ? ok(subject) : fail('not_found');
}

/** Stores a comment; it cannot be changed. */
export async function writeQaComment(
  db: Db,
  body: BodyOf<typeof commentContract>,
  actor: string,
): Promise<Result<QaComment, 'not_found'>> {
  const id = await db.transaction(async (tx) => {
    const subject = await lockSubject(tx, body);
    if (!subject.ok) return subject;
    return insertComment(tx, { ...subject.value, text: body.text, visible: body.visible === true, actor });
  });
  if (isFailure(id)) return id;
  const written = await findComment(db, id);
  return written ? ok(written) : fail('not_found');
}

/** Changes a line's state: only along the allowed transitions, with a reason where required. */
export async function changeQaState(
  db: Db,
  body: BodyOf<typeof changeContract>,
  actor: string,
): Promise<Result<QaStateChange, 'not_found' | 'invalid_input' | 'transition_not_allowed'>> {
  if (needsQaReason(body.state) && body.reason === undefined)
    return fail('invalid_input', {
      fields: [{ path: 'reason', code: 'required', message: 'Say why.' }],
    });
  const id = await db.transaction(async (tx) => {
    const subject = await lockSubject(tx, body);
    if (!subject.ok) return subject;
    if (!qaTransitions[subject.value.state].includes(body.state)) return fail('transition_not_allowed');
    return insertChange(tx, {
      ...subject.value,
      to: body.state,
      reason: body.reason ?? null,
      visible: body.visible === true,
      actor,
    });
  });
  if (isFailure(id)) return id;
  const written = await findChange(db, id);
  return written ? ok(written) : fail('not_found');
}
