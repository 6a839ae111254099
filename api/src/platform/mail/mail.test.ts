import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { parseEmail } from '@shop/intake';
import { markets } from '@shop/regions';
import fc from 'fast-check';
import addressparser from 'nodemailer/lib/addressparser';
import type { ApiSettings } from '../server/settings.ts';
import { pageUrl, resolveMailLanguage } from './language.ts';
import { createMailer } from './mailer.ts';
import { composeMail } from './message.ts';

const content = {
  subject: 'Order R1\r\nBcc: everyone@example.com',
  heading: 'Thank <you>',
  paragraphs: ['Zażółć gęślą jaźń & "more"'],
  facts: [['Total', '1 234,50 zł']] as const,
  action: { label: 'See it', url: 'https://shop.test/o?a=1&b=2' },
  footer: 'Why this came.',
};
const message = composeMail(
  { name: 'Packwright', address: 'hello@packwright.example' },
  'buyer@example.com',
  'pl-PL',
  content,
);

it('lays out text and HTML that says the same and lets no markup or header through', () => {
  expect(message.subject).toBe('Order R1 Bcc: everyone@example.com');
  expect(message.text).toContain('See it:\nhttps://shop.test/o?a=1&b=2');
  expect(message.html).toContain('<html lang="pl-PL">');
  expect(message.html).toContain('Thank &lt;you&gt;');
  expect(message.html).toContain('href="https://shop.test/o?a=1&amp;b=2"');
  for (const part of ['Zażółć gęślą jaźń', '1 234,50 zł', 'Why this came.'])
    expect([message.text.includes(part), message.html.includes(part)]).toEqual([true, true]);
});

it('writes one file per event, however often it is delivered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  const mailer = createMailer({ smtpUrl: null, folder });
  await mailer.deliver(message, 'order-placed:R1');
  await mailer.deliver(message, 'order-placed:R1');
  await mailer.deliver(message, 'order-placed:R2');
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  const eml = await readFile(join(folder, names[0] ?? ''), 'utf8');
  expect(eml).toMatch(/^To: buyer@example.com$/m);
  expect(eml.split('\n\n')[0]).not.toMatch(/^Bcc:/m);
  await rm(folder, { recursive: true });
});

it('speaks SMTP when it is configured', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    let data = false;
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      heard.push(text);
      if (data) {
        if (!text.includes('\r\n.\r\n')) return;
        data = false;
        socket.write('250 kept\r\n');
        return;
      }
      if (text.startsWith('DATA')) {
        data = true;
        socket.write('354 go\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, folder: '/nowhere' }).deliver(
    message,
    'order-placed:R1',
  );
  server.close();
  const said = heard.join('');
  expect(said).toContain('RCPT TO:<buyer@example.com>');
  expect(said).not.toContain('RCPT TO:<everyone@example.com>');
  expect(said).toMatch(/^Message-ID: <[0-9a-f]{32}@packwright.example>/m);
});

it('links to the page in the reader’s language and region', () => {
  const settings = {
    brand: 'packwright',
    environment: 'local',
    publicUrl: 'http://127.0.0.1:8080',
  } as ApiSettings;
  expect(resolveMailLanguage('pl')).toBe('pl-PL');
  expect([resolveMailLanguage('de-DE'), resolveMailLanguage('nonsense')]).toEqual(['de-DE', 'en-US']);
  expect(pageUrl(settings, markets.pl, 'pl-PL', 'setPassword', { token: 't-1' })).toMatch(
    /^http:\/\/127\.0\.0\.1:8080\/ustaw_haslo\/t-1\?.*region=pl/,
  );
  expect(pageUrl(settings, markets.se, 'sv-SE', 'setPassword', { token: 't-1' })).toMatch(
    /^http:\/\/127\.0\.0\.1:8080\/sv-se\/valj_losenord\/t-1/,
  );
  const production = { ...settings, environment: 'production', publicUrl: null } as ApiSettings;
  expect(pageUrl(production, markets.pl, 'pl-PL', 'register', {})).toMatch(
    /^https:\/\/app\.packwright\.pl\/rejestracja/,
  );
});

it('writes two parts, offers the one-click sign-off of marketing, and takes no header from what people typed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  const mailer = createMailer({ smtpUrl: null, folder });
  const hostile = {
    ...composeMail(
      { name: 'Packwright\r\nBcc: a@evil.example', address: 'hello@packwright.example' },
      'buyer@example.com\r\nBcc: b@evil.example',
      'en-US',
      { ...content, unsubscribeUrl: 'https://shop.test/off?token=1\r\nBcc: c@evil.example' },
    ),
  };
  await mailer.deliver(hostile, 'hostile');
  await mailer.deliver(message, 'plain');
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  for (const eml of mails) {
    expect(eml).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(eml).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(eml).toMatch(/^Content-Type: text\/html; charset=utf-8$/m);
    expect(eml.split('\n\n')[0]).not.toMatch(/^(Bcc|Cc):/im);
  }
  expect(
    mails.filter((eml) => eml.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')),
  ).toHaveLength(1);
  expect(await mailer.forget(['Buyer@example.com'])).toBe(2);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

describe('whoever a mail goes to', () => {
  /** Returns the recipients in a delivered mail's header. */
  const recipientsOf = async (to: string): Promise<readonly string[]> => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-mail-'));
    await createMailer({ smtpUrl: null, folder }).deliver({ ...message, to }, to);
    const [name = ''] = await readdir(folder);
    const header = (await readFile(join(folder, name), 'utf8')).split('\n\n')[0] ?? '';
    await rm(folder, { recursive: true });
    return addressparser(/^To: (.*(?:\n .*)*)/m.exec(header)?.[1] ?? '', { flatten: true }).map(
      ({ address }) => address,
    );
  };

  it('is one address, whatever stands in it', async () => {
    for (const to of [
      'a1,boss@corp.example',
      'x<boss@corp.example>',
      '(x)boss@corp.example',
      'grp:boss@corp.example;',
      'boss@corp.example,a2@mail.example',
      '"x" <boss@corp.example>',
    ]) {
      const recipients = await recipientsOf(to);
      expect([to, recipients.length]).toEqual([to, 1]);
      expect(recipients).not.toContain('boss@corp.example');
    }
  });

  /** A domain with non-ASCII characters has two spellings. */
  const inAscii = (address: string) =>
    address.replace(/@(.*)$/, (_all, domain: string) => `@${domainToASCII(domain)}`);

  it('is the very address that was taken down', async () => {
    const part = fc.string({
      unit: fc.constantFrom(...'ab1.,;:<>()[]"\\@ -+=é\u200b\n'),
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(
        fc
          .tuple(part, part)
          .map(([before, behind]) => `${before}@${behind}.pl`)
          .map(parseEmail)
          .filter((read) => read.ok)
          .map(({ value }) => value),
        async (to) => {
          expect((await recipientsOf(to)).map(inAscii)).toEqual([inAscii(to)]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
