import type { ServiceName } from '@shop/contracts';

/**
 * Names and descriptions of services in one language. They must not claim that a tree offsets the
 * goods: Directive (EU) 2024/825.
 */
export type ServiceWords = Readonly<
  Record<ServiceName, { readonly name: string; readonly description: string }>
>;
