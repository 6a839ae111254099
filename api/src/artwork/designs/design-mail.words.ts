export interface DesignMailWords {
  readonly share: {
    readonly subject: (name: string) => string;
    readonly heading: string;
    readonly text: (until: string) => string;
    readonly copy: string;
    readonly action: string;
    readonly footer: (shop: string) => string;
  };
  readonly remind: {
    readonly subject: string;
    readonly heading: string;
    readonly text: string;
    readonly facts: { readonly product: string; readonly quantity: string };
    readonly action: string;
    readonly footer: (shop: string) => string;
  };
}
