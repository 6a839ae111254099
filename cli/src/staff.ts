import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isHmrcFile, readHmrcRates, readNbpTables } from '@shop/api/sales/composition';
import * as contracts from '@shop/contracts';
import { type Arguments, type CallResult, callShop, findShop } from '@shop/release-tool';
import { backup, backupUsage } from './backup.ts';
import { describeReply } from './describe-staff.ts';

export const staffUsage = `  npm run staff -- account create EMAIL [--name "Eva Nowak"] [--role finance] [--role …] [--region pl]
                            create a staff account with these roles, in these regions or in all; without
                            --role an admin; its password is that of STAFF_PASSWORD, or a random one, shown once
  npm run staff -- account list
  npm run staff -- account revoke ID
  npm run staff -- account reset-factors ID
                            remove the second factors of a person who has lost them, and sign them out
  npm run staff -- key create NAME --scope releases:* [--scope …] [--region pl] [--remote mf-checkout] [--days 90]
                            create an API key for a tool; it is shown once
  npm run staff -- key list
  npm run staff -- key revoke ID
  npm run staff -- prices list
  npm run staff -- prices import FILE   publish a price book (JSON) that takes effect on a later day
  npm run staff -- exchange-rates list  the newest rates, and invoices that lack their VAT in zlotys or sterling
  npm run staff -- exchange-rates import FILE
                            import mid rates of table A of the NBP (the JSON of api.nbp.pl or the CSV of a year)
                            or HMRC's rates of a month (the CSV of www.trade-tariff.service.gov.uk/exchange_rates)
  npm run staff -- offer create QUOTE --line 500=1234.56 --line 1000 [--until 2026-12-31] [--configuration FILE]
                            answer a quote request with an offer and mail it; without = the price model's price
${backupUsage}
  --json                    print the reply as JSON`;

type CommandResult = CallResult<unknown>;
interface ShopAddress {
  readonly url: string;
  readonly key: string;
}
type Command = (shop: ShopAddress, args: Arguments) => Promise<CommandResult>;

const failure = (message: string): CommandResult => ({ ok: false, message, problem: null });

/** The endpoint with its one parameter filled in. */
const withId = ({ method, path: pattern }: Pick<contracts.Endpoint, 'method' | 'path'>, id: string) => ({
  method,
  path: pattern.replace(':id', encodeURIComponent(id)),
});

const readJson = (root: string, file: string): { readonly value: unknown } | string => {
  const where = path.resolve(root, file);
  if (!existsSync(where)) return `The file ${where} does not exist.`;
  try {
    return { value: JSON.parse(readFileSync(where, 'utf8')) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return `${where} is not valid JSON: ${error.message}`;
    throw error;
  }
};

/** Parses `500=1234.56`: a quantity and its net total; `500`: at the price model's price. */
const readLine = (text: string): { quantity: number; total_net?: string } | null => {
  const match = /^(\d{1,8})(?:=(\d{1,12}\.\d{2}))?$/.exec(text);
  if (!match) return null;
  const [, quantity, total] = match;
  return { quantity: Number(quantity), ...(total === undefined ? {} : { total_net: total }) };
};

const createAccount =
  (env: NodeJS.ProcessEnv): Command =>
  async (shop, args) => {
    const email = args.words[2];
    if (email === undefined) return failure('Give an e-mail address: account create EMAIL');
    const made = env.STAFF_PASSWORD === undefined ? randomBytes(15).toString('base64url') : null;
    const [first, ...rest] = (args.name ?? '').split(' ').filter((part) => part !== '');
    const reply = await callShop<object>(shop, contracts.createStaffAccount, {
      body: {
        email,
        password: made ?? env.STAFF_PASSWORD,
        ...(first === undefined ? {} : { first_name: first }),
        ...(rest.length === 0 ? {} : { last_name: rest.join(' ') }),
        ...(args.role.length === 0 && args.regions.length === 0
          ? {}
          : {
              roles: (args.role.length === 0 ? ['admin'] : args.role).map((role) => ({
                role,
                regions: args.regions.length === 0 ? null : args.regions,
              })),
            }),
      },
    });
    return reply.ok && made !== null ? { ok: true, value: { ...reply.value, password: made } } : reply;
  };

const createKey: Command = async (shop, args) => {
  const name = args.words[2];
  if (name === undefined) return failure('Name the key: key create NAME --scope releases:*');
  if (args.scope.length === 0) return failure('Name at least one scope: --scope releases:*');
  const days = args.days === undefined ? null : Number(args.days);
  if (days !== null && !(days > 0 && days <= 3650))
    return failure(`--days is "${args.days}"; use 1 to 3650.`);
  return callShop(shop, contracts.createStaffKey, {
    body: {
      name,
      scopes: args.scope,
      ...(args.regions.length === 0 ? {} : { regions: args.regions }),
      ...(args.remote.length === 0 ? {} : { remotes: args.remote }),
      ...(days === null ? {} : { expires_at: new Date(Date.now() + days * 86_400_000).toISOString() }),
    },
  });
};

const importPrices =
  (root: string): Command =>
  async (shop, args) => {
    const file = args.words[2];
    if (file === undefined) return failure('Name the file: prices import FILE');
    const read = readJson(root, file);
    return typeof read === 'string'
      ? failure(read)
      : callShop(shop, contracts.importPriceBook, { body: read.value });
  };

const importRates =
  (root: string): Command =>
  async (shop, args) => {
    const file = args.words[2];
    if (file === undefined) return failure('Name the file: exchange-rates import FILE');
    const where = path.resolve(root, file);
    if (!existsSync(where)) return failure(`The file ${where} does not exist.`);
    const bytes = readFileSync(where);
    const [name, read] = isHmrcFile(bytes)
      ? (['periods', readHmrcRates(bytes)] as const)
      : (['tables', readNbpTables(bytes)] as const);
    return typeof read === 'string'
      ? failure(`${where}: ${read}`)
      : callShop(shop, contracts.importExchangeRates, { body: { [name]: read } });
  };

const createOffer =
  (root: string): Command =>
  async (shop, args) => {
    const quote = args.words[2];
    if (quote === undefined) return failure('Name the quote request: offer create QR…');
    const lines = args.line.map(readLine);
    if (lines.length === 0 || lines.includes(null))
      return failure('Name the lines: --line 500=1234.56 (quantity = net total), or --line 500.');
    const until = args.until === undefined ? null : new Date(args.until);
    if (until !== null && Number.isNaN(until.getTime()))
      return failure(`--until is "${args.until}"; use a day such as 2026-12-31.`);
    const read = args.configuration === undefined ? null : readJson(root, args.configuration);
    if (typeof read === 'string') return failure(read);
    const more = read === null ? {} : { configuration: read.value };
    return callShop(shop, withId(contracts.createStaffOffer, quote), {
      body: {
        lines: lines.map((line) => ({ ...line, ...more })),
        ...(until === null ? {} : { valid_until: until.toISOString() }),
      },
      headers: { 'idempotency-key': randomUUID() },
    });
  };

const byId =
  (endpoint: Pick<contracts.Endpoint, 'method' | 'path'>): Command =>
  async (shop, args) => {
    const id = args.words[2];
    return id === undefined || !/^\d+$/.test(id)
      ? failure('Give the number that the list shows.')
      : callShop(shop, withId(endpoint, id));
  };

const commandsOf = (root: string, env: NodeJS.ProcessEnv): Readonly<Record<string, Command>> => ({
  'account create': createAccount(env),
  'account list': (shop) => callShop(shop, contracts.listStaffAccounts, { query: { per_page: '100' } }),
  'account revoke': byId(contracts.revokeStaffAccount),
  'account reset-factors': byId(contracts.resetSecondFactor),
  'key create': createKey,
  'key list': (shop) => callShop(shop, contracts.listStaffKeys, { query: { per_page: '100' } }),
  'key revoke': byId(contracts.revokeStaffKey),
  'prices list': (shop) => callShop(shop, contracts.listPriceBooks),
  'prices import': importPrices(root),
  'exchange-rates list': (shop) => callShop(shop, contracts.listExchangeRates),
  'exchange-rates import': importRates(root),
  'offer create': createOffer(root),
});

/** `staff …`: calls the running shop as its operator. Returns the exit code. */
export const staff = async (root: string, env: NodeJS.ProcessEnv, args: Arguments): Promise<number> => {
  if (args.words[0] === 'backup' || args.words[0] === 'restore') return backup(root, env, args);
  const name = args.words.slice(0, 2).join(' ');
  if (name === '' || args.help) {
    console.log(staffUsage);
    return args.help ? 0 : 2;
  }
  const commands = commandsOf(root, env);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    console.error(`There is no "staff ${name}".\n\n${staffUsage}`);
    return 2;
  }
  const shop = findShop(root, env);
  const outcome =
    shop === null
      ? failure('No shop has run in this folder yet. Start it with npm start, or set SHOP_URL and SHOP_KEY.')
      : await command(shop, args);
  if (args.json)
    console.log(
      JSON.stringify(outcome.ok ? outcome.value : (outcome.problem ?? { detail: outcome.message })),
    );
  else if (outcome.ok) console.log(describeReply(name, outcome.value));
  else console.error(outcome.message);
  return outcome.ok ? 0 : 1;
};
