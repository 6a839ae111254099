/** The six events between remotes. Everything else is a query key or a slot. */
export interface BusEvents {
  readonly cartChanged: { readonly lines: number };
  readonly sessionChanged: { readonly signedIn: boolean };
  readonly localeChanged: { readonly locale: string };
  readonly consentChanged: { readonly preferences: Readonly<Record<string, boolean>> };
  readonly openModal: { readonly modal: 'signIn' | 'register' | 'consent' };
  readonly toast: { readonly tone: 'done' | 'info' | 'problem'; readonly text: string };
}

export interface EventItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category?: string;
  readonly item_variant?: string;
  readonly price: number;
  readonly quantity: number;
}
interface Valued {
  readonly currency: string;
  /** Net of shipping and tax. */
  readonly value: number;
  readonly items: readonly EventItem[];
}

/** Analytics events of the main journey, by GA4 name. Only the typed functions of the kit send them. */
export interface AnalyticsEvents {
  readonly page_view: { readonly page: string; readonly route: string };
  readonly view_item_list: { readonly item_list_id: string; readonly items: readonly EventItem[] };
  readonly select_item: { readonly item_list_id: string; readonly items: readonly EventItem[] };
  readonly view_item: Valued;
  readonly add_to_cart: Valued;
  readonly remove_from_cart: Valued;
  readonly view_cart: Valued;
  readonly begin_checkout: Valued;
  readonly add_shipping_info: Valued & { readonly shipping_tier: string };
  readonly add_payment_info: Valued & { readonly payment_type: string };
  readonly purchase: Valued & {
    readonly transaction_id: string;
    readonly tax: number;
    readonly shipping: number;
    readonly coupon?: string;
    /** The order's channel; `custom` has a separate margin. Only the tag library receives it. */
    readonly channel?: string;
  };
  readonly generate_lead: { readonly currency: string; readonly value: number; readonly lead_source: string };
  readonly sign_up: { readonly method: string };
  readonly login: { readonly method: string };
  readonly artwork_uploaded: { readonly kind: string; readonly bytes: number };
  readonly artwork_refused: { readonly code: string };
  readonly design_saved: { readonly nodes: number };
  readonly remote_failed: {
    readonly phase: 'entry' | 'mount' | 'render' | 'chunk';
    readonly failed_remote: string;
  };
}
export type AnalyticsEventName = keyof AnalyticsEvents;
