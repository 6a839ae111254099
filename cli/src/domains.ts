import { type Domain, identity } from '@shop/api';
import { addresses } from '@shop/api/src/addresses/addresses.ts';
import type { FileStore } from '@shop/api/src/files/file-store.ts';
import { places } from '@shop/api/src/places/places.ts';
import { releases } from '@shop/api/src/releases/releases.ts';

/** The shop's domains and what they need of each other. */
export const domainsOf = ({ files }: { readonly files: FileStore }): readonly Domain[] => [
  identity(),
  addresses(),
  places(),
  releases({ files }),
];
