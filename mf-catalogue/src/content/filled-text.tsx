import type { ShopDocument } from '@shop/contracts';
import { brandName, useRegion } from '@shop/kit';
import { TextLink } from '@shop/ui';
import { Fragment } from 'react';
import { authorities } from './page-layouts.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** Returns the values of the market and the operator. */
const getValues = ({ market, company, region }: ShopDocument): Values => ({
  email: market.contactEmail,
  phone: market.phoneNumber,
  brand: brandName(),
  company: company?.name ?? brandName(),
  authority: authorities[region],
  fsc: market.fscCertification,
});

/** Values that are links. */
const linkBuilders: Readonly<Record<string, (value: string) => string>> = {
  email: (value) => `mailto:${value}`,
  phone: (value) => `tel:${value.replace(/[^+0-9]/g, '')}`,
};

/** A sentence with its values, with addresses as links. Only for texts that pass `hasAllValues`. */
export function FilledText({ text }: { readonly text: string }) {
  const values = getValues(useRegion());
  // Text and placeholder names alternate: the odd ones are names.
  const parts = text.split(/\{\{(\w+)\}\}/);
  return parts.map((part, index) => {
    const value = index % 2 === 1 ? (values[part] ?? '') : part;
    const address = index % 2 === 1 ? linkBuilders[part]?.(value) : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
      <Fragment key={index}>
        {address === undefined ? value : <TextLink href={address}>{value}</TextLink>}
      </Fragment>
    );
  });
}

/** Whether all values of a paragraph are available. */
export const hasAllValues = (text: string, region: ShopDocument): boolean =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => getValues(region)[name] !== undefined);
