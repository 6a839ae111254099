import type { BodyOf, decideApprovalFileset as contract } from '@shop/contracts';
import { markets } from '@shop/regions';
import { composeMail, type Db, fail, mailSender, ok, queueMail, type Result } from '../../platform/index.ts';
import { decideFileset, type FilesetRow, findFileset } from './approvals.repo.ts';

type Refusal = 'not_found' | 'approval_decided' | 'order_canceled' | 'invalid_input';

/** Mail to staff in English, with the customer's text unchanged. */
const staffMail = (fileset: FilesetRow, status: string, email: string, reason: string | null) => {
  const sender = mailSender(markets[fileset.region]);
  return composeMail(sender, sender.address, 'en-US', {
    subject: `Proof of order ${fileset.number}: ${status}`,
    heading: status === 'approved' ? 'The proof is approved' : 'The proof is rejected',
    paragraphs: [
      status === 'approved'
        ? 'Production may begin.'
        : 'Production waits. Correct the print files and request approval again.',
    ],
    facts: [
      ['Order', fileset.number],
      ['Decided by', email],
      ...(reason === null ? [] : ([['Reason', reason]] as const)),
    ],
    footer: 'You are receiving this mail because this order waited for its customer’s approval.',
  });
};

/**
 * Records the customer's approval or rejection of a proof, once. A repeated call returns the same;
 * a different decision is refused, and so is one on a superseded proof or a canceled order.
 */
export const decideApproval = (
  db: Db,
  id: string,
  { status, review_reason, email }: BodyOf<typeof contract>,
): Promise<Result<FilesetRow, Refusal>> =>
  db.transaction(async (tx): Promise<Result<FilesetRow, Refusal>> => {
    const reason = review_reason?.trim() || null;
    const fileset = await findFileset(tx, id);
    if (!fileset) return fail('not_found');
    if (status === 'rejected' && reason === null)
      return fail('invalid_input', {
        fields: [{ path: 'review_reason', code: 'required', message: 'Describe what should change.' }],
      });
    if (fileset.canceled) return fail('order_canceled');
    if (await decideFileset(tx, id, { status, reason, email }))
      await queueMail(tx, `approval:${id}`, staffMail(fileset, status, email, reason));
    const now = await findFileset(tx, id);
    return now?.status === status && now.email === email ? ok(now) : fail('approval_decided');
  });
