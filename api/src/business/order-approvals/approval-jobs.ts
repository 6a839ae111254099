import { formatMoney, money } from '@shop/money';
import { markets } from '@shop/regions';
import * as z from 'zod/mini';
import {
  type ApiDeps,
  composeMail,
  defineJob,
  handle,
  type JobHandler,
  mailSender,
  pageUrl,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { plusWords } from '../plus/words/index.ts';
import type { ApprovalMailWords } from '../plus/words/words.ts';
import { type ApprovalRow, closeApproval, findApproval, listApprovers } from './order-approvals.repo.ts';

const payload = z.object({ approval_id: z.int() });
export const notifyApproversJob = defineJob('order-approvals.ask', payload);
export const notifyRequesterJob = defineJob('order-approvals.tell', payload);
export const expireApprovalJob = defineJob('order-approvals.expire', payload);

/** Facts in every mail about a request. */
const mailFacts = (row: ApprovalRow, words: ApprovalMailWords): readonly (readonly [string, string])[] => [
  [words.company, row.company],
  [words.order, row.number],
  ...(row.po_number === null ? [] : [[words.po, row.po_number] as const]),
  [words.total, formatMoney(money(row.total, row.currency), markets[row.region].currencyFormatter)],
  ...(row.note ? [[words.note, row.note] as const] : []),
];

/** Jobs of an approval request: mail to its approvers, mail to the requester, expiry. */
export const approvalHandlers = ({ settings, mailer }: ApiDeps): readonly JobHandler[] => {
  const send = (
    row: ApprovalRow,
    to: { readonly email: string; readonly locale: string },
    about: 'asked' | 'approved' | 'declined' | 'expired',
    id: string,
  ) => {
    const market = markets[row.region];
    const language = resolveMailLanguage(to.locale);
    const words = plusWords[language].approval;
    return mailer.deliver(
      composeMail(mailSender(market), to.email, language, {
        subject: words[about].subject(row.number),
        heading: words[about].heading,
        paragraphs: [words[about].text],
        facts: [...mailFacts(row, words), ...(row.reason ? [[words.reason, row.reason] as const] : [])],
        action: { label: words.action, url: pageUrl(settings, market, language, 'plusOrders', {}) },
        footer: words.footer(market.senderName),
      }),
      id,
    );
  };
  const notifyRequester = (row: ApprovalRow, about: 'approved' | 'declined' | 'expired') =>
    row.requester_email === null
      ? Promise.resolve()
      : send(
          row,
          { email: row.requester_email, locale: row.requester_locale },
          about,
          `order-approval:${row.id}:${about}`,
        );
  return [
    handle(notifyApproversJob, async ({ approval_id }, { db }) => {
      const row = await findApproval(db, approval_id);
      if (row?.status !== 'requested') return;
      for (const approver of await listApprovers(db, row))
        await send(row, approver, 'asked', `order-approval:${row.id}:${approver.email}`);
    }),
    handle(notifyRequesterJob, async ({ approval_id }, { db }) => {
      const row = await findApproval(db, approval_id);
      if (row?.status === 'approved' || row?.status === 'declined') await notifyRequester(row, row.status);
    }),
    handle(expireApprovalJob, async ({ approval_id }, { db }) => {
      const row = await findApproval(db, approval_id);
      if (row?.status !== 'expired') return;
      if (await closeApproval(db, approval_id, 'expired', null, null)) await notifyRequester(row, 'expired');
    }),
  ];
};
