import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Collects all console messages and uncaught errors. */
export const collectConsole = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
  return said;
};
export const expectConsoleText = (said: readonly string[], text: string) =>
  expect.poll(() => said.filter((line) => line.includes(text)).length, { message: text }).toBeGreaterThan(0);

/** Changes the home page's document before the browser gets it. `csp`: one more source of scripts and calls. */
export const alterDocument = (page: Page, change: (html: string) => string, csp?: string) =>
  page.route(
    ({ hostname, pathname }) => hostname === 'localhost' && pathname === '/',
    async (route) => {
      const reply = await route.fetch();
      const headers = reply.headers();
      if (csp)
        headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
          /(script-src|connect-src) /g,
          `$1 ${csp} `,
        );
      await route.fulfill({ response: reply, headers, body: change(await reply.text()) });
    },
  );

/** Messages of specification 8 that a page writes by itself, and how to provoke them. */
export interface FailureScenario {
  readonly says: readonly string[];
  readonly happens: (page: Page) => Promise<unknown>;
  readonly path?: string;
  readonly consented?: boolean;
}
const altered = (from: string | RegExp, to: string) => (page: Page) =>
  alterDocument(page, (html) => html.replace(from, to));
export const failureScenarios: readonly FailureScenario[] = [
  {
    says: ['warning: Call to API failed because token is invalid', 'error: Error: failed to load a language'],
    happens: async (page) => {
      await page.route('**/api/users/anonymous', (route) => route.fulfill({ status: 404, json: {} }));
      await page.route(/\/locale-pl-PL\./, (route) => route.abort());
    },
    path: '?locale=pl-PL',
  },
  {
    says: ['warning: you are trying to set empty token'],
    happens: (page) =>
      page.route('**/api/users/anonymous', (route) => route.fulfill({ json: { token: '' } })),
  },
  {
    says: [
      'warning: Error: cookies are disabled',
      'warning: Config not found',
      'thrown: Failed to register a first touch event',
    ],
    happens: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
        Object.defineProperty(document, 'referrer', { get: () => 'http://%' });
      });
      await altered('"analytics":', '"was":')(page);
    },
    consented: true,
  },
  {
    says: ['warning: Error: invalid domain'],
    happens: altered('"cookieDomain":""', '"cookieDomain":"no domain"'),
  },
  { says: ['error: Error: region not found'], happens: altered('id="shop-document"', 'id="lost"') },
  {
    says: ['error: Error: current region, environment or application type unset'],
    happens: altered('"appType":', '"was":'),
  },
  {
    says: ['error: Error: missing key in region configuration: currency'],
    happens: altered('"currency":', '"was":'),
  },
  {
    says: ['error: Error: unknown language tag: xx-XX'],
    happens: altered(/"languageTag":"[\w-]+"/, '"languageTag":"xx-XX"'),
  },
];
