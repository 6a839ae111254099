import { type Product, productOf } from '@shop/packaging';

const found = productOf('mailer-box-full-color');

/** The product whose size is typed on home: a mailer, whose geometry alone the page carries. Null when none is sold. */
export const firstProduct: Product | null = found?.structure === 'fefco-0427' ? found : null;
