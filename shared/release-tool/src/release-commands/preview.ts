import type { ReplyOf } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { type CallResult, callShop } from '../call-shop.ts';
import {
  type Command,
  failWith,
  isReleasable,
  names,
  resolveKey,
  type Terminal,
  toOutcome,
} from './command.ts';

export type PreviewReply = ReplyOf<typeof contracts.createPreview>;

const toMinutes = (minutes: string | undefined) =>
  minutes === undefined ? {} : { minutes: Number(minutes) };

const describePreview = ({ address, expires_at }: PreviewReply): string =>
  `Open ${address}\nValid until ${expires_at}; ?${contracts.previewParameter}=off ends it.`;

/** On one machine the shop is at the tools' address, whatever port it reports. */
const toReachableAddress = (address: string, shopUrl: string): string => {
  const url = new URL(address);
  if (url.hostname !== 'localhost') return address;
  const { protocol, host } = new URL(shopUrl);
  url.protocol = protocol;
  url.host = host;
  return url.href;
};

const withReachableAddress = (
  called: CallResult<PreviewReply>,
  shop: Terminal['shop'],
): CallResult<PreviewReply> =>
  called.ok
    ? { ok: true, value: { ...called.value, address: toReachableAddress(called.value.address, shop.url) } }
    : called;

/** Creates a signed preview of one release with all others stable. */
export const createPreview = async (
  shop: Terminal['shop'],
  { region, name, key }: { readonly region: string; readonly name: string; readonly key: string },
): Promise<CallResult<PreviewReply>> =>
  withReachableAddress(
    await callShop<PreviewReply>(shop, contracts.createPreview, {
      body: { region, releases: [{ name, key }] },
    }),
    shop,
  );

/** `preview --region pl --cohort …`, `preview NAME KEY --region pl`: prints an address that shows it. */
export const preview: Command = async ({ shop, args }) => {
  const { region, cohort, minutes } = args;
  const [, name, wanted = 'latest'] = args.words;
  if (region === undefined) return failWith('Name the region: --region pl');
  if (name !== undefined && !isReleasable(name)) return failWith(`Name the remote: ${names}.`);
  const key = name === undefined ? null : await resolveKey(shop, name, wanted);
  if (key !== null && !key.ok) return key;
  const body = {
    region,
    ...(cohort === undefined ? {} : { cohort }),
    ...(key === null ? {} : { releases: [{ name, key: key.value }] }),
    ...toMinutes(minutes),
  };
  return toOutcome(
    withReachableAddress(await callShop<PreviewReply>(shop, contracts.createPreview, { body }), shop),
    describePreview,
  );
};

/** `override NAME --region pl --origin https://…`: loads that remote from there, for holders of the address. */
export const override: Command = async ({ shop, args }) => {
  const name = args.words[1];
  if (!isReleasable(name)) return failWith(`Name the remote: ${names}.`);
  if (args.region === undefined) return failWith('Name the region: --region pl');
  if (args.origin === undefined) return failWith('Name the origin: --origin https://builds.example.com');
  const body = {
    region: args.region,
    name,
    origin: args.origin,
    ...(args.cohort === undefined ? {} : { cohort: args.cohort }),
    ...toMinutes(args.minutes),
    ...(args.reason === undefined ? {} : { reason: args.reason }),
  };
  return toOutcome(
    withReachableAddress(await callShop<PreviewReply>(shop, contracts.createOverride, { body }), shop),
    describePreview,
  );
};
