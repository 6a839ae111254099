import type { AddressAttributes } from '@shop/contracts';

/** A partially filled address. */
export type AddressDraft = { readonly [Field in keyof AddressAttributes]?: AddressAttributes[Field] };
