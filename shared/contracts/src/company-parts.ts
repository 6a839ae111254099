import * as z from 'zod/mini';

/** A limit as entered: two decimals, never negative. */
export const companyLimit = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));

export const companyParams = z.object({ id: z.string().check(z.maxLength(20)) });
