import * as contracts from '@shop/contracts';
import {
  type ApiDeps,
  type Domain,
  fail,
  ok,
  pagingMembers,
  resolveMailLanguage,
  signUrl,
  toLimitOffset,
  uuidOf,
} from '../../platform/index.ts';
import { ofOrderInBody } from '../../sales/index.ts';
import { approvalHandlers } from './approval-mail.ts';
import { type FilesetRow, findFileset, listFilesets } from './approvals.repo.ts';
import { decideApproval } from './decide-approval.ts';
import { requestProofApproval } from './request-proof-approval.ts';
import { reviewPage } from './review-page.ts';

const present = (
  { settings, clock }: Pick<ApiDeps, 'settings' | 'clock'>,
  row: FilesetRow,
): contracts.ApprovalFileset => ({
  uuid: row.id,
  type: 'client_approval_fileset',
  attributes: {
    status: row.status,
    review_reason: row.review_reason,
    email: row.email,
    order_number: row.number,
    note: row.note,
    files: row.files.map((file) => ({
      ...file,
      url: signUrl(settings.sessionSecret, `/production_files/${file.id}/file`, clock()),
    })),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  },
});

/** Prevents guessing of links. */
const linked = { perMinute: 60 } as const;

/** Customers' approval of proofs before production. */
export const approvals = (): Domain => ({
  name: 'approvals',
  register(route, deps) {
    const find = async (db: ApiDeps['db'], uuid: string) => {
      const id = uuidOf(uuid);
      return id === null ? null : findFileset(db, id);
    };
    route.open(
      contracts.getApprovalFileset,
      async ({ db, params }) => {
        const row = await find(db, params.uuid);
        return row ? ok(present(deps, row)) : fail('not_found');
      },
      linked,
    );
    route.open(
      contracts.decideApprovalFileset,
      async ({ db, params, body }) => {
        const id = uuidOf(params.uuid);
        const decided = id === null ? fail('not_found') : await decideApproval(db, id, body);
        return decided.ok ? ok(present(deps, decided.value)) : decided;
      },
      linked,
    );
    route.open(
      contracts.approvalPage,
      async ({ db, params, query }) => {
        const row = await find(db, params.uuid);
        return row
          ? ok(reviewPage(resolveMailLanguage(query.lang ?? ''), present(deps, row), row.canceled))
          : fail('not_found');
      },
      linked,
    );
    route.open(
      contracts.decideOnApprovalPage,
      async ({ db, params, query, body }) => {
        const id = uuidOf(params.uuid);
        const decided = id === null ? fail('not_found') : await decideApproval(db, id, body);
        if (!decided.ok && decided.code === 'not_found') return decided;
        // After any refusal the page shows the current state.
        const row = await find(db, params.uuid);
        const missing = !decided.ok && decided.code === 'invalid_input' ? 'reasonMissing' : null;
        return row
          ? ok(reviewPage(resolveMailLanguage(query.lang ?? ''), present(deps, row), row.canceled, missing))
          : fail('not_found');
      },
      { ...linked, form: true },
    );
    route.staff(
      contracts.createApprovalFileset,
      async ({ db, body, actor }) => {
        const requested = await requestProofApproval(db, body.order_number, body.note, actor);
        return requested.ok ? ok(present(deps, requested.value)) : requested;
      },
      ofOrderInBody,
    );
    route.staff(contracts.listApprovalFilesets, async ({ db, query }) => {
      const { rows, total } = await listFilesets(db, {
        number: query.order_number ?? null,
        status: query['q[status_eq]'] ?? null,
        ...toLimitOffset(query),
      });
      return ok({
        client_approval_filesets: rows.map((row) => present(deps, row)),
        ...pagingMembers(query, rows.length, total),
      });
    });
  },
  jobs: approvalHandlers,
});
