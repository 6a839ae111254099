import type { VatNumber } from '../../customers/index.ts';

/** What a register said, or why it said nothing. */
export type RegistryAnswer =
  | {
      readonly kind: 'valid';
      readonly name: string | null;
      readonly address: string | null;
      /** The register's name for this question: evidence towards a tax office. Null where we asked without our own number. */
      readonly consultationId: string | null;
    }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'silent'; readonly reason: 'not_configured' | 'unavailable' };

/** Whoever knows VAT numbers. Never throws; never takes longer than its time limit. */
export interface VatRegistry {
  readonly name: 'vies' | 'hmrc' | 'none';
  /** Whether it is asked about this number at all. */
  readonly covers: (number: VatNumber) => boolean;
  readonly ask: (number: VatNumber) => Promise<RegistryAnswer>;
}

/** The register of a shop that has configured none: it knows nothing and says so. */
export const noRegistry: VatRegistry = {
  name: 'none',
  covers: () => true,
  ask: async () => ({ kind: 'silent', reason: 'not_configured' }),
};
