import type { Content } from 'pdfmake/interfaces';
import { contentWidth } from '../../platform/index.ts';
import type { LaidInvoice } from './laid-invoice.ts';
import { epcCode, listPaymentsDue } from './payment-qr.ts';

const codeSize = 96;

/** How to pay what is still due by transfer; nothing where nothing is due. */
export function layOutPayment({ document, words, format, set }: LaidInvoice): Content {
  const due = listPaymentsDue(document);
  const [next] = due;
  if (!next) return { stack: [] };
  const [label, value] = [170, contentWidth - 170 - codeSize - 24];
  const facts: readonly (readonly [string, string | null])[] = [
    ...due.map(({ dueOn, amount }): readonly [string, string] => [
      dueOn === null ? words.payable : `${words.due} ${format.day(dueOn)}`,
      format.amount(amount),
    ]),
    [words.holder, document.seller.name],
    [words.account, document.payment.account],
    ['BIC', document.payment.swift],
    [words.reference, document.orderNumber],
  ];
  const code = epcCode(document, next);
  return {
    unbreakable: true,
    stack: [
      set(words.transfer, { bold: true, width: contentWidth, margin: [0, 0, 0, 4] }),
      {
        columns: [
          {
            width: label + value,
            stack: facts.flatMap(([name, text]) =>
              text === null
                ? []
                : [
                    {
                      columns: [
                        { width: label, stack: [set(name, { grey: true, width: label - 6 })] },
                        { width: value, stack: [set(text, { width: value })] },
                      ],
                      margin: [0, 1, 0, 1],
                    },
                  ],
            ),
          },
          ...(code === null
            ? []
            : [
                {
                  width: codeSize,
                  stack: [
                    { qr: code, fit: codeSize, eccLevel: 'M' as const },
                    set(words.scan, { size: 7, grey: true, width: codeSize, margin: [0, 3, 0, 0] }),
                  ],
                },
              ]),
        ],
        columnGap: 24,
      },
    ],
    margin: [0, 0, 0, 12],
  };
}
