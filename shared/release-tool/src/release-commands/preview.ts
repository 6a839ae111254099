import type { ReplyOf } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { type Called, callShop } from '../call-shop.ts';
import { type Command, isReleasable, names, resolveKey, said, type Terminal, wrong } from './command.ts';

export type Previewed = ReplyOf<typeof contracts.createPreview>;

const minutesFrom = (minutes: string | undefined) =>
  minutes === undefined ? {} : { minutes: Number(minutes) };

const opens = ({ address, expires_at }: Previewed): string =>
  `Open ${address}\nuntil ${expires_at}; ?${contracts.previewParameter}=off ends it.`;

/** On one machine the shop is where the tools reach it, whatever port it believes in. */
const reached = (address: string, shopUrl: string): string => {
  const url = new URL(address);
  if (url.hostname !== 'localhost') return address;
  const { protocol, host } = new URL(shopUrl);
  url.protocol = protocol;
  url.host = host;
  return url.href;
};

const openable = (called: Called<Previewed>, shop: Terminal['shop']): Called<Previewed> =>
  called.ok
    ? { ok: true, value: { ...called.value, address: reached(called.value.address, shop.url) } }
    : called;

/** A signed look at one release with everybody else's stable. */
export const previewOf = async (
  shop: Terminal['shop'],
  { region, name, key }: { readonly region: string; readonly name: string; readonly key: string },
): Promise<Called<Previewed>> =>
  openable(
    await callShop<Previewed>(shop, contracts.createPreview, { body: { region, releases: [{ name, key }] } }),
    shop,
  );

/** `preview --region pl --cohort …`, `preview NAME KEY --region pl`: an address that shows it. */
export const preview: Command = async ({ shop, args }) => {
  const { region, cohort, minutes } = args;
  const [, name, wanted = 'latest'] = args.words;
  if (region === undefined) return wrong('Say where: --region pl');
  if (name !== undefined && !isReleasable(name)) return wrong(`Say of what: ${names}.`);
  const key = name === undefined ? null : await resolveKey(shop, name, wanted);
  if (key !== null && !key.ok) return key;
  const body = {
    region,
    ...(cohort === undefined ? {} : { cohort }),
    ...(key === null ? {} : { releases: [{ name, key: key.value }] }),
    ...minutesFrom(minutes),
  };
  return said(openable(await callShop<Previewed>(shop, contracts.createPreview, { body }), shop), opens);
};

/** `override NAME --region pl --origin https://…`: that remote from there, for whoever holds the address. */
export const override: Command = async ({ shop, args }) => {
  const name = args.words[1];
  if (!isReleasable(name)) return wrong(`Say of what: ${names}.`);
  if (args.region === undefined) return wrong('Say where: --region pl');
  if (args.origin === undefined) return wrong('Say from where: --origin https://builds.example.com');
  const body = {
    region: args.region,
    name,
    origin: args.origin,
    ...(args.cohort === undefined ? {} : { cohort: args.cohort }),
    ...minutesFrom(args.minutes),
    ...(args.reason === undefined ? {} : { reason: args.reason }),
  };
  return said(openable(await callShop<Previewed>(shop, contracts.createOverride, { body }), shop), opens);
};
