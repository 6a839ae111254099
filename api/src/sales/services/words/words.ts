import type { ServiceName } from '@shop/contracts';

/** How services are called and what they are, in one language. No claim that a tree makes up for the goods: Directive (EU) 2024/825. */
export type ServiceWords = Readonly<
  Record<ServiceName, { readonly name: string; readonly description: string }>
>;
