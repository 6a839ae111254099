import type { BodyOf, ProRequest, proRequestsOf } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { readContact } from '../../customers/index.ts';
import {
  type CallUser,
  composeMail,
  type Db,
  fail,
  mailSender,
  ok,
  queueMail,
  type Result,
  sanitizeName,
} from '../../platform/index.ts';
import { applicantMail } from '../plus/applicant-mail.ts';
import {
  insertProRequest,
  lockProRequest,
  type ProRow,
  presentProRequest,
  setProStatus,
} from './pro.repo.ts';

type ProRequestInput = BodyOf<ReturnType<typeof proRequestsOf>['create']>['pro_request'];

/** Mail to the applicant, in their language. */
const proMail = (row: ProRow, event: ProRow['status']) =>
  applicantMail(row, ({ pro }) => ({ said: pro[event], footer: pro.footer }));

/** Mail to staff in English, with the applicant's text unchanged. */
const staffMail = (row: ProRow) => {
  const sender = mailSender(markets[row.region]);
  return composeMail(sender, sender.address, 'en-US', {
    subject: `Pro request ${row.id}: ${sanitizeName(row.company_name)}`,
    heading: 'New Pro request',
    paragraphs: row.message ? [row.message] : [],
    facts: [
      ['Company', row.company_name],
      ['Name', row.full_name],
      ['Email', row.email],
      ['Phone', row.phone ?? '-'],
      ['Country', row.country_iso],
      ['Business', row.business_type],
      ['Pieces per month', row.monthly_volume ?? '-'],
      ['Website', row.website ?? '-'],
    ],
    footer: 'You are receiving this mail because a Pro request was sent.',
  });
};

/** Stores a request and mails both parties, in one transaction. */
export const createProRequest = (
  db: Db,
  user: CallUser,
  region: RegionId,
  sent: ProRequestInput,
): Promise<Result<ProRequest, 'invalid_input'>> =>
  db.transaction(async (tx): Promise<Result<ProRequest, 'invalid_input'>> => {
    const contact = readContact(sent, 'pro_request', sent.country_iso);
    if (!contact.ok) return contact;
    const parsed = contact.value;
    const row = await insertProRequest(tx, user.id, {
      region,
      locale: user.anonymous ? markets[region].locale : user.locale,
      email: parsed.email,
      full_name: parsed.full_name,
      company_name: parsed.company_name,
      website: parsed.website || null,
      phone: parsed.phone || null,
      country_iso: parsed.country_iso,
      business_type: parsed.business_type,
      monthly_volume: parsed.monthly_volume ?? null,
      message: parsed.message || null,
    });
    await queueMail(tx, `pro-request:${row.id}:received`, proMail(row, 'received'));
    await queueMail(tx, `pro-request:${row.id}:staff`, staffMail(row));
    return ok(presentProRequest(row));
  });

/**
 * Changes a request's state and mails the applicant, once per state. Accepted and declined are
 * final.
 */
export const moveProRequest = (
  db: Db,
  id: number,
  status: ProRequest['status'],
): Promise<Result<ProRequest, 'not_found' | 'application_decided'>> =>
  db.transaction(async (tx): Promise<Result<ProRequest, 'not_found' | 'application_decided'>> => {
    const row = await lockProRequest(tx, id);
    if (!row) return fail('not_found');
    if (row.status === status) return ok(presentProRequest(row));
    if (row.status === 'accepted' || row.status === 'declined') return fail('application_decided');
    await setProStatus(tx, id, status);
    if (status !== 'received') await queueMail(tx, `pro-request:${id}:${status}`, proMail(row, status));
    const moved = await lockProRequest(tx, id);
    return moved ? ok(presentProRequest(moved)) : fail('not_found');
  });
