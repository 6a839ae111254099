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

/** Creates a function for each event name on first access: the list is a type without code. */
const createTrackers = (toEventName: (key: string) => string): unknown =>
  new Proxy(
    {},
    {
      get: (_, key) => (detail: object, remote?: string) =>
        enqueue(toEventName(String(key)), detail, remote ?? mountedRouter()?.remote ?? 'shell'),
    },
  );

/**
 * One typed function per event of the main journey, by GA4 name. @example track.addToCart({ currency, value, items })
 */
export const track = createTrackers((key) =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
) as Track;

/**
 * One typed function per Segment e-commerce event. Events that equal one of `track` are derived from it: call these
 * only for events without a name in `track`.
 *
 * @example trackCommerce.couponApplied({ coupon_id: 'SPRING' })
 */
export const trackCommerce = createTrackers((key) =>
  key.replace(/^.|[A-Z]/g, (letter) => ` ${letter.toUpperCase()}`).trim(),
) as TrackCommerce;
