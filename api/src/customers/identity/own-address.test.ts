import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type AccountShop, password, startAccountShop, tokenIn } from './account.fixture.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(() => shop.cleanup());

describe('the confirmation', () => {
  it('is mailed again on request, and answered alike for any address', async () => {
    const { email } = await shop.member();
    const before = (await shop.mailed(email)).length;
    const resend = (to: string) =>
      shop.call('POST', '/user_confirmations/resend', { body: { user: { email: to } } });
    const [known, unknown] = [await resend(email.toUpperCase()), await resend('nobody@example.com')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await resend(email);
    expect((await shop.mailed(email)).length).toBe(before + 1);
  });
});

it('an account whose address an older rule took signs in, gets a new password and its confirmation', async () => {
  const { id } = await shop.member();
  const email = `taro..${randomUUID()}.@docomo.example`;
  await shop.db.execute(sql`update users set email = ${email} where id = ${id}`);
  expect((await shop.signIn(` ${email.toUpperCase()} `)).status).toBe(200);
  const arrived = async () => {
    await shop.runJobs();
    return (await shop.mails()).filter((mail) =>
      mail.includes(`To: <"${email.split('@')[0]}"@docomo.example>`),
    ).length;
  };
  const before = await arrived();
  for (const path of ['/user_passwords/recover', '/user_confirmations/resend'])
    expect((await shop.call('POST', path, { body: { user: { email } } })).status).toBe(200);
  expect(await arrived()).toBe(before + 2);
  const again = await shop.call('POST', '/sign_up', {
    token: await shop.visitor(),
    body: { user: { email: `x${email}`, password } },
  });
  expect(again.body).toMatchObject({ code: 'invalid_input' });
});

describe('another e-mail address', () => {
  const change = (token: string, email: string, secret = password) =>
    shop.call('POST', '/v1/users/me/email', { token, body: { email, password: secret } });

  it('counts once its link is used; the old one is told and signs in until then', async () => {
    const { email, token } = await shop.member();
    const next = `next-${randomUUID()}@example.com`;
    expect((await change(token, next, 'wrong')).body).toMatchObject({ code: 'wrong_credentials' });
    expect((await change(token, next)).body).toEqual({});
    const link = tokenIn(await shop.mailed(next), 'confirm_email');
    expect((await shop.mailed(email)).some((mail) => mail.includes('about to change'))).toBe(true);
    expect((await shop.me(token)).body).toMatchObject({ email });
    const confirm = () =>
      shop.call('POST', '/user_confirmations/confirm', { body: { confirmation_token: link } });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).body).toMatchObject({ code: 'token_expired' });
    expect((await shop.me(token)).body).toMatchObject({ email: next, confirmed: true });
    expect((await shop.signIn(email)).status).toBe(422);
    expect((await shop.signIn(next)).status).toBe(200);
  });

  it('takes nobody’s: asking for a known address looks like any other, and a race is refused', async () => {
    const [one, other] = [await shop.member(), await shop.member()];
    const before = (await shop.mailed(other.email)).length;
    const known = await change(one.token, other.email);
    expect([known.status, known.text]).toEqual([200, '{}']);
    expect((await shop.mailed(other.email)).length).toBe(before);
    const wanted = `wanted-${randomUUID()}@example.com`;
    const two = await shop.member();
    await change(two.token, wanted);
    const link = tokenIn(await shop.mailed(wanted), 'confirm_email');
    await shop.member(wanted);
    const late = await shop.call('POST', '/user_confirmations/confirm', {
      body: { confirmation_token: link },
    });
    expect(late.body).toMatchObject({ code: 'email_taken' });
    expect((await shop.me(two.token)).body).toMatchObject({ email: two.email });
  });
});
