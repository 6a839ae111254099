/** One entry of a statement in tests; `CRDT`, booked and of today's version unless said otherwise. */
export interface FixtureEntry {
  readonly amount: string;
  readonly text?: string;
  readonly day?: string;
  readonly name?: string;
  readonly reference?: string;
  readonly currency?: string;
  readonly way?: 'CRDT' | 'DBIT';
  readonly status?: 'BOOK' | 'PDNG';
  /** Payments of a batch; their amounts instead of one text. */
  readonly batch?: readonly { readonly amount: string; readonly text: string }[];
}

/** The account in zlotys of the shop. */
export const zlotyAccount = 'PL61109010140000071219812874';

const payment = (
  version: '02' | '08',
  currency: string,
  text: string,
  name: string,
  amount?: string,
): string => {
  const party = version === '08' ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`;
  const sum =
    amount === undefined
      ? ''
      : version === '08'
        ? `<Amt Ccy="${currency}">${amount}</Amt>`
        : `<AmtDtls><TxAmt><Amt Ccy="${currency}">${amount}</Amt></TxAmt></AmtDtls>`;
  return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${sum}
    <RltdPties><Dbtr>${party}</Dbtr><DbtrAcct><Id><IBAN>NL56AGDH9619008421</IBAN></Id></DbtrAcct></RltdPties>
    <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
};

/** A CAMT.053 message with the elements of ISO 20022, of version 02 or 08. */
export const camtOf = (
  entries: readonly FixtureEntry[],
  {
    version = '08',
    account = zlotyAccount,
    currency = 'PLN',
    head = '<?xml version="1.0" encoding="UTF-8"?>',
  }: { version?: '02' | '08'; account?: string; currency?: string; head?: string } = {},
): string => `${head}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-28T06:00:00+01:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">18.15</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
${entries
  .map((entry) => {
    const { amount, text = 'Thank you', day = '2026-11-27', name = 'Jan Kowalski', reference } = entry;
    const status = entry.status ?? 'BOOK';
    const money = entry.currency ?? currency;
    return `<Ntry><Amt Ccy="${money}">${amount}</Amt><CdtDbtInd>${entry.way ?? 'CRDT'}</CdtDbtInd>
<Sts>${version === '08' ? `<Cd>${status}</Cd>` : status}</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
${reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
<BkTxCd><Prtry><Cd>544</Cd></Prtry></BkTxCd>
<NtryDtls>${
      entry.batch
        ? entry.batch.map((one) => payment(version, money, one.text, name, one.amount)).join('')
        : payment(version, money, text, name)
    }</NtryDtls></Ntry>`;
  })
  .join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
