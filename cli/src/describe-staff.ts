import type {
  ApiKey,
  importExchangeRates,
  importPriceBook,
  listExchangeRates,
  listPriceBooks,
  Offer,
  ReplyOf,
  StaffAccount,
} from '@shop/contracts';

const keyLine = ({ id, name, hint, scopes, expires_at, last_used_at, revoked_at }: ApiKey): string =>
  `${String(id).padStart(5)}  ${hint}…  ${name}  [${scopes.join(' ')}]  ${
    revoked_at !== null ? `revoked ${revoked_at}` : `until ${expires_at ?? 'revoked'}`
  }  last used ${last_used_at ?? 'never'}`;

const roleText = ({ role, regions }: StaffAccount['roles'][number]): string =>
  regions === null ? role : `${role} in ${regions.join(' ')}`;
const accountLine = ({
  id,
  email,
  first_name,
  last_name,
  roles,
  invited,
  second_factor,
}: StaffAccount): string =>
  [
    `${String(id).padStart(5)}  ${email}`,
    [first_name, last_name].filter((part) => part !== null).join(' '),
    `[${roles.map(roleText).join(', ')}]${invited ? ', invited' : ''}${second_factor ? ', second factor' : ''}`,
  ]
    .filter((part) => part !== '')
    .join('  ');

const describers: Readonly<Record<string, (value: never) => string>> = {
  'account create': (made: StaffAccount & { password?: string }) =>
    `${accountLine(made)}${made.password === undefined ? '' : `\nPassword, shown once: ${made.password}`}`,
  'account list': ({ accounts }: { accounts: readonly StaffAccount[] }) =>
    accounts.map(accountLine).join('\n') || 'No accounts yet. Create one: account create EMAIL',
  'account revoke': () => 'No longer a staff account; its sessions and keys have ended.',
  'account reset-factors': () =>
    'No second factor is left; the sessions have ended. The person signs in with the password and sets up a new one.',
  'key create': (made: ApiKey & { key: string }) => `${keyLine(made)}\nKey, shown once: ${made.key}`,
  'key list': ({ api_keys: keys }: { api_keys: readonly ApiKey[] }) =>
    keys.map(keyLine).join('\n') || 'No keys yet. Create one: key create NAME --scope releases:*',
  'key revoke': keyLine,
  'prices list': ({ price_books: books }: ReplyOf<typeof listPriceBooks>) =>
    books
      .map(
        ({ id, valid_from, regions, currency, imported }) =>
          `${id.padEnd(20)} from ${valid_from}  ${currency}  ${regions.join(' ')}${imported ? '  imported' : ''}`,
      )
      .join('\n'),
  'prices import': ({ id, valid_from, regions, created, prices }: ReplyOf<typeof importPriceBook>) =>
    created
      ? `${id} is in effect from ${valid_from} in ${regions.join(', ')}; ${prices} prices were published.`
      : `${id} already exists.`,
  'exchange-rates import': ({
    first_day,
    last_day,
    tables,
    periods,
    added,
  }: ReplyOf<typeof importExchangeRates>) =>
    `${periods === 0 ? `${tables} tables` : `${periods} periods`} from ${first_day} to ${last_day}: ${added === 0 ? 'all rates are already stored' : `${added} rates were added`}.`,
  'exchange-rates list': ({
    exchange_rates: rates,
    period_rates: periods,
    invoices_without: lacking,
  }: ReplyOf<typeof listExchangeRates>) =>
    [
      ...rates.map(({ day, currency, rate, table }) => `${day}  ${currency}  ${rate}  ${table}`),
      ...periods.map(
        ({ first_day, last_day, currency, rate }) =>
          `${first_day} to ${last_day}  GBP 1 = ${currency} ${rate}  HMRC`,
      ),
      ...(rates.length + periods.length === 0
        ? ['No rates yet. Import them: exchange-rates import FILE']
        : []),
      ...lacking.map(
        ({ number, day, currency }) => `${number} of ${day} was issued without its VAT in ${currency}.`,
      ),
    ].join('\n'),
  'offer create': (offer: Offer) =>
    [
      `Offer ${offer.id}, version ${offer.version}, for ${offer.qr_number}: mailed to ${offer.email}, valid until ${offer.valid_until}.`,
      ...offer.line_items.map(
        ({ quantity, total, name }) =>
          `${String(quantity).padStart(9)} × ${name}  ${total} ${offer.currency} net`,
      ),
      offer.url,
    ].join('\n'),
};

/** Returns a reply as readable text. */
export const describeReply = (command: string, value: unknown): string =>
  describers[command]?.(value as never) ?? '';
