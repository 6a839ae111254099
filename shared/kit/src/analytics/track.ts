import type { AnalyticsEventName, AnalyticsEvents, TrackedEvent } from '@shop/contracts';
import { mountedRouter } from '../navigation/mounted-router.ts';
import type { ShopEventName, ShopEvents } from './events.ts';
import { enqueue } from './queue.ts';

type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;
type WithoutSpaces<Text extends string> = Text extends `${infer Head} ${infer Tail}`
  ? `${Head}${WithoutSpaces<Tail>}`
  : Text;

type RefundName = Extract<ShopEventName, 'refund'>;
type Track = {
  readonly [Name in AnalyticsEventName as CamelCase<Name>]: (
    detail: AnalyticsEvents[Name],
    remote?: string,
  ) => void;
} & { readonly [Name in RefundName]: (detail: ShopEvents[Name], remote?: string) => void };

type CommerceName = Exclude<ShopEventName, RefundName> & TrackedEvent['event'];
type TrackCommerce = {
  readonly [Name in CommerceName as Uncapitalize<WithoutSpaces<Name>>]: (
    detail: ShopEvents[Name],
    remote?: string,
  ) => void;
};

/** A function for each name of the closed list, made when it is asked for: the list itself is a type and no code. */
const createTrackers = (toEventName: (key: string) => string): unknown =>
  new Proxy(
    {},
    {
      get: (_, key) => (detail: object, remote?: string) =>
        enqueue(toEventName(String(key)), detail, remote ?? mountedRouter()?.remote ?? 'shell'),
    },
  );

/** One typed function per event of the main job, by GA4 name. @example track.addToCart({ currency, value, items }) */
export const track = createTrackers((key) =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
) as Track;

/**
 * One typed function per Segment e-commerce event. Those that say the same as one of `track` are derived from it for
 * whoever reads Segment's names: call these only for what `track` has no name for.
 *
 * @example trackCommerce.couponApplied({ coupon_id: 'SPRING' })
 */
export const trackCommerce = createTrackers((key) =>
  key.replace(/^.|[A-Z]/g, (letter) => ` ${letter.toUpperCase()}`).trim(),
) as TrackCommerce;
