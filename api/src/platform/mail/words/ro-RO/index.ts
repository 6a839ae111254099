import type { MailWordBook } from '../words.ts';
import { account } from './account.ts';
import { invoices } from './invoices.ts';
import { orders } from './orders.ts';

export const words: MailWordBook = { ...account, ...orders, invoices };
