import type { AddressAttributes } from '@shop/contracts';

/** An address as far as it is filled in. */
export type AddressDraft = { readonly [Field in keyof AddressAttributes]?: AddressAttributes[Field] };
