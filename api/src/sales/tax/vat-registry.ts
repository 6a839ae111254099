import type { VatNumber } from '@shop/intake';

/** A register's verdict, or why there is none. */
export type RegistryAnswer =
  | {
      readonly kind: 'valid';
      readonly name: string | null;
      readonly address: string | null;
      /**
       * The register's id of this consultation: evidence for a tax office. Null without our own
       * number in the request.
       */
      readonly consultationId: string | null;
    }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'silent'; readonly reason: 'not_configured' | 'unavailable' };

/** A VAT register. Never throws; never exceeds its time limit. */
export interface VatRegistry {
  readonly name: 'vies' | 'hmrc' | 'none';
  /** Whether it covers this number. */
  readonly covers: (number: VatNumber) => boolean;
  readonly ask: (number: VatNumber) => Promise<RegistryAnswer>;
}

/** The register of a shop without configuration: never has an answer. */
export const noRegistry: VatRegistry = {
  name: 'none',
  covers: () => true,
  ask: async () => ({ kind: 'silent', reason: 'not_configured' }),
};
