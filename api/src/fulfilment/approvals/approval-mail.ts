import { markets } from '@shop/regions';
import * as z from 'zod/mini';
import {
  type ApiDeps,
  apiUrl,
  composeMail,
  defineJob,
  handle,
  type JobHandler,
  mailSender,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { fulfilmentWords } from '../words/index.ts';
import { findFileset } from './approvals.repo.ts';

export const requestProofApprovalJob = defineJob('approval.ask', z.object({ fileset_id: z.string() }));

/**
 * Mails the link to the proof's approval page; nothing when the proof was decided or replaced
 * meanwhile.
 */
export const approvalHandlers = ({ settings, mailer }: ApiDeps): readonly JobHandler[] => [
  handle(requestProofApprovalJob, async ({ fileset_id }, { db }) => {
    const fileset = await findFileset(db, fileset_id);
    if (fileset?.status !== 'pending' || fileset.buyer_email === null || fileset.canceled) return;
    const market = markets[fileset.region];
    const language = resolveMailLanguage(fileset.buyer_locale, market);
    const words = fulfilmentWords[language].approvals;
    await mailer.deliver(
      composeMail(mailSender(market), fileset.buyer_email, language, {
        subject: words.subject(fileset.number),
        heading: words.heading,
        paragraphs: [words.text],
        facts: [
          [words.order, fileset.number],
          ...(fileset.note === null ? [] : ([[words.note, fileset.note]] as const)),
        ],
        action: {
          label: words.action,
          url: apiUrl(settings, market, `/client_approval_filesets/${fileset.id}/review?lang=${language}`),
        },
        footer: words.footer(market.senderName),
      }),
      `approval-ask:${fileset.id}`,
    );
  }),
];
