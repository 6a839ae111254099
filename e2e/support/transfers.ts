import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { addLine, fillIn, openCart, readTotal, type Shopper } from './shopper.ts';

/** An order of the buyer that awaits its transfer. */
export async function awaitTransfer(
  buyer: Shopper,
  variant: number,
): Promise<{ number: string; total: string }> {
  const { number } = await openCart(buyer);
  await addLine(buyer, number, variant, 40);
  await fillIn(buyer, number);
  const total = await readTotal(buyer, number);
  const body = { order_number: number, expected_total: total };
  const placed = await buyer.call('POST', '/check_payments', { key: randomUUID(), body });
  expect([placed.status, placed.text]).toEqual([200, expect.anything()]);
  return { number, total };
}

/** A bank statement of the shop's account in zlotys with these entries. */
export const bankStatement = (
  entries: readonly { readonly amount: string; readonly text: string }[],
): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>PL61109010140000071219812874</IBAN></Id><Ccy>PLN</Ccy></Acct>
${entries
  .map(
    ({
      amount,
      text,
    }) => `<Ntry><Amt Ccy="PLN">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${new Date().toISOString().slice(0, 10)}</Dt></BookgDt><AcctSvcrRef>${randomUUID()}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Jan Kowalski</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  .join('')}
</Stmt></BkToCstmrStmt></Document>`);
