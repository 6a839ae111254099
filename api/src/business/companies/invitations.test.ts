import type { CompanyInvitation, CompanyMember, Problem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { createColleague, createCompanyWith, readInvitationToken, testAddress } from './companies.fixture.ts';
import { companies } from './companies.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [companies(ports)] });
});
afterAll(() => shop.cleanup());

const codeOf = ({ body }: { readonly body: unknown }) => (body as Problem).code;

describe('invitations', () => {
  const invite = async (role = 'requester', limit?: string) => {
    const { company, admin } = await createCompanyWith(shop);
    const guest = await createColleague(shop);
    const reply = await admin.call('POST', `/v2/companies/${company.id}/invitations`, {
      invitation: { email: guest.email.toUpperCase(), role, ...(limit ? { approval_limit: limit } : {}) },
    });
    return { company, admin, guest, invitation: reply.body as CompanyInvitation };
  };
  const accept = (who: { call: Awaited<ReturnType<typeof createColleague>>['call'] }, token: string) =>
    who.call('POST', '/v2/company_invitations/accept', { token });

  /** Allows another mail to the same address. */
  const anHourLater = () =>
    shop.db.execute(sql`update design_mails set sent_at = now() - interval '61 minutes', hour = hour - 1`);

  it('lets the invited address join once, with role and limit, and nobody else', async () => {
    const { company, admin, guest, invitation } = await invite('approver', '500.00');
    expect(invitation).toMatchObject({ email: guest.email, status: 'open', approval_limit: '500.00' });
    const [before] = await shop.db.query<{ token_hash: unknown }>(
      sql`select token_hash from company_invitations where id = ${invitation.id}`,
    );
    expect(before?.token_hash).toBeNull();
    const token = await readInvitationToken(shop, guest.email);
    expect(token).toHaveLength(43);
    const jobs = await shop.db.query(
      sql`select payload::text from jobs where payload::text like ${`%${token}%`}`,
    );
    expect(jobs).toEqual([]);
    expect((await accept(await createColleague(shop), token)).status).toBe(404);
    expect((await accept(guest, token)).body).toMatchObject({ id: company.id, role: 'approver' });
    expect((await accept(guest, token)).status).toBe(200);
    const { members } = (await admin.call('GET', `/v2/companies/${company.id}/members`)).body as {
      members: CompanyMember[];
    };
    expect(members.map(({ email, role, approval_limit }) => [email, role, approval_limit])).toEqual([
      [admin.email, 'admin', null],
      [guest.email, 'approver', '500.00'],
    ]);
    const again = await admin.call('POST', `/v2/companies/${company.id}/invitations`, {
      invitation: { email: guest.email, role: 'viewer' },
    });
    expect(codeOf(again)).toBe('already_member');
  });

  it('is void once revoked, replaced or too old', async () => {
    const revoked = await invite();
    const first = await readInvitationToken(shop, revoked.guest.email);
    const path = `/v2/companies/${revoked.company.id}/invitations`;
    expect((await revoked.admin.call('DELETE', `${path}/${revoked.invitation.id}`)).status).toBe(200);
    expect((await revoked.admin.call('DELETE', `${path}/${revoked.invitation.id}`)).status).toBe(404);
    expect(codeOf(await accept(revoked.guest, first))).toBe('token_expired');
    expect((await revoked.admin.call('GET', path)).body).toMatchObject({
      invitations: [{ status: 'revoked' }],
    });

    await anHourLater();
    await revoked.admin.call('POST', path, { invitation: { email: revoked.guest.email, role: 'viewer' } });
    const second = await readInvitationToken(shop, revoked.guest.email);
    await anHourLater();
    await revoked.admin.call('POST', path, { invitation: { email: revoked.guest.email, role: 'finance' } });
    const third = await readInvitationToken(shop, revoked.guest.email);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(codeOf(await accept(revoked.guest, second))).toBe('token_expired');
    await shop.db.execute(sql`update company_invitations set expires_at = now() where accepted_at is null`);
    expect(codeOf(await accept(revoked.guest, third))).toBe('token_expired');
  });

  it('is accepted on a page whose opening changes nothing', async () => {
    const { company, admin, guest } = await invite('viewer');
    const token = await readInvitationToken(shop, guest.email);
    const page = await shop.call('GET', `/v2/company_invitations/page?token=${token}&lang=pl-PL`);
    expect(page.text).toContain('Tak, dołączam');
    const count = async () =>
      ((await admin.call('GET', `/v2/companies/${company.id}/members`)).body as { total_count: number })
        .total_count;
    expect(await count()).toBe(1);
    const press = () =>
      fetch(`${shop.url}/api/v2/company_invitations/page`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token, lang: 'pl-PL' }),
      }).then((reply) => reply.text());
    expect(await press()).toContain('Należysz już do firmy');
    expect(await count()).toBe(2);
    expect(await press()).toContain('wykorzystane');
  });

  it('asks an address without an account to register first', async () => {
    const { company, admin } = await createCompanyWith(shop);
    const email = `new-${Math.random().toString(36).slice(2)}@example.com`;
    await admin.call('POST', `/v2/companies/${company.id}/invitations`, {
      invitation: { email, role: 'viewer' },
    });
    const token = await readInvitationToken(shop, email);
    const reply = await shop.call('POST', '/v2/company_invitations/page', { body: { token } });
    expect(reply.text).toContain('Create an account with it');
  });

  it('takes the account from whoever registered the invited address and never confirmed it', async () => {
    const { company, admin, guest } = await invite('viewer');
    await shop.db.execute(sql`update users set confirmed_at = null where id = ${guest.id}`);
    const secret = 'a secret of a stranger';
    await shop.db.execute(sql`
      insert into api_keys (kind, user_id, name, hint, key_hash, scopes, created_by)
      values ('member', ${guest.id}, 'mine', 'key_', sha256(convert_to(${`${secret} ${guest.id}`}, 'UTF8')), '{plus:read}', 'them')`);
    await shop.db.execute(sql`
      insert into user_mail_tokens (token_hash, user_id, purpose, email, expires_at)
      values (sha256(convert_to(${`${secret} ${guest.id}`}, 'UTF8')), ${guest.id}, 'email', 'thief@example.com', now() + interval '1 day')`);
    await shop.db.execute(sql`
      insert into webhook_endpoints (user_id, url, events, created_by)
      values (${guest.id}, 'https://thief.example', '{order.placed}', 'them')`);
    const token = await readInvitationToken(shop, guest.email);
    // Not in the registrant's session, even when it has the token.
    const refused = await accept(guest, token);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'email_unconfirmed']);

    const page = await shop.call('POST', '/v2/company_invitations/page', { body: { token } });
    expect(page.text).toContain('a link to set a new password');
    expect((await guest.call('GET', `/v2/companies/${company.id}`)).status).toBe(401);
    const signIn = await shop.call('POST', '/sign_in', {
      token: await shop.visitor(),
      body: { user: { email: guest.email, password: 'correct horse battery' } },
    });
    expect(codeOf(signIn)).toBe('wrong_credentials');
    const left = await shop.db.query(sql`
      select 1 from user_tokens where user_id = ${guest.id}
      union all select 1 from api_keys where user_id = ${guest.id} and revoked_at is null
      union all select 1 from user_mail_tokens where user_id = ${guest.id} and used_at is null
      union all select 1 from webhook_endpoints where user_id = ${guest.id} and deleted_at is null`);
    expect(left).toEqual([]);

    // The mailbox's owner sets a password and is a member.
    await shop.runJobs();
    const reset_password_token = (await shop.mails())
      .filter((mail) => mail.includes(`To: ${guest.email}`))
      .map((mail) => /set_password\/([\w-]{43})/.exec(mail)?.[1])
      .find(Boolean);
    const done = await shop.call('PUT', '/user_passwords/reset', {
      body: { user: { reset_password_token, password: 'the owner of the mailbox' } },
    });
    const owner = (done.body as { token: string }).token;
    expect((await shop.call('GET', `/v2/companies/${company.id}`, { token: owner })).body).toMatchObject({
      role: 'viewer',
    });
    expect((await admin.call('GET', `/v2/companies/${company.id}/members`)).body).toMatchObject({
      total_count: 2,
    });
  });

  it('mails nobody more often than once an hour for a company, and for nobody whose own address is unconfirmed', async () => {
    const { company, admin, guest } = await invite('viewer');
    const ask = (email: string) =>
      admin.call('POST', `/v2/companies/${company.id}/invitations`, {
        invitation: { email, role: 'viewer' },
      });
    const again = await ask(guest.email);
    expect([again.status, again.body]).toMatchObject([
      429,
      { code: 'rate_limited', detail: expect.stringContaining('was sent to this address') },
    ]);
    // The invitation already sent stays valid.
    expect((await accept(guest, await readInvitationToken(shop, guest.email))).status).toBe(200);
    const many = [];
    for (let n = 0; n < 10; n += 1) many.push(await ask(`many-${n}-${guest.email}`));
    expect(many.filter(({ status }) => status === 200).length).toBe(9);
    expect(many.at(-1)?.body).toMatchObject({
      code: 'rate_limited',
      detail: 'You have sent ten such mails within an hour; try again in an hour.',
    });
    await anHourLater();
    await shop.db.execute(sql`update users set confirmed_at = null where id = ${admin.id}`);
    const unconfirmed = await ask(`other-${guest.email}`);
    expect([unconfirmed.status, codeOf(unconfirmed)]).toEqual([403, 'email_unconfirmed']);
  });

  it('carries no link and no hidden sign in the name of the company', async () => {
    const admin = await createColleague(shop);
    const names = ['Pay at https://evil.example', 'x:\u200b//y', 'x://y'];
    for (const name of names) {
      const reply = await admin.call('POST', '/v2/companies', { company: { name, address: testAddress } });
      expect([name, reply.status, reply.body]).toMatchObject([
        name,
        422,
        { fields: [{ path: 'company.name', code: 'wrong_format' }] },
      ]);
    }
    const cleaned = await admin.call('POST', '/v2/companies', {
      company: { name: 'Bo\u200bxes\u202e elbayap', address: testAddress },
    });
    expect(cleaned.body).toMatchObject({ name: 'Boxes elbayap' });
    const { company, admin: other } = await createCompanyWith(shop);
    const renamed = await other.call('PATCH', `/v2/companies/${company.id}`, {
      company: { name: names[0] },
    });
    expect(renamed.status).toBe(422);
    // Stored before names were validated.
    await shop.db.execute(sql`update companies set name = ${`${names[0]} \u202e`} where id = ${company.id}`);
    const guest = await createColleague(shop);
    await other.call('POST', `/v2/companies/${company.id}/invitations`, {
      invitation: { email: guest.email, role: 'viewer' },
    });
    await shop.runJobs();
    const mail = (await shop.mails()).find(
      (one) => one.includes(`To: ${guest.email}`) && one.includes('evil'),
    );
    expect(mail).toContain('Pay at https evil.example');
    expect(mail).not.toContain('https://evil');
  });

  it('gives a limit to approvers alone', async () => {
    const { invitation } = await invite('requester', '10.00');
    expect(invitation).toMatchObject({ code: 'invalid_input' });
  });
});
