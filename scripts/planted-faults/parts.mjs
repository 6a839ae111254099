import { jest } from './test-of.mjs';

const walletTest = 'api/src/sales/wallet/wallet.test.ts';
const partsByTransferTest = 'api/src/sales/schedules/instalments-by-transfer.test.ts';
const payInPartsTest = 'api/src/sales/schedules/pay-in-instalments.test.ts';

export const parts = [
  {
    rule: 'a wallet never gives more than its balance',
    why: 'Money spent meanwhile would be spent twice, or the buyer would see an internal error.',
    file: 'api/src/sales/wallet/wallet-payment.ts',
    find: 'if (balance.amount < amount) return null;',
    replace: 'if (balance.amount < 0n) return null;',
    test: jest(walletTest, 'is free while the bank asks'),
  },
  {
    rule: 'a declined card releases the wallet’s hold',
    why: 'Otherwise the money would be gone without an order.',
    file: 'api/src/sales/checkout/settle-payment.ts',
    find: '    await releaseWallet(tx, cart.id, actor);\n',
    replace: '    void releaseWallet;\n',
    test: jest(walletTest, 'releases the hold when the card is declined'),
  },
  {
    rule: 'the card never pays a missing wallet amount without the buyer’s consent',
    why: 'The charge would be higher than shown.',
    file: 'api/src/sales/checkout/split-payment.ts',
    find: 'wallet_applied && wallet_balance < total && wallet_balance < wallet_seen;',
    replace:
      'wallet_applied && wallet_balance < 0n && wallet_balance < total && wallet_balance < wallet_seen;',
    test: jest(walletTest, 'asks before the card pays more'),
  },
  {
    rule: 'paying in instalments charges the first instalment',
    why: 'The whole total would be charged to a buyer who agreed to a third of it.',
    file: 'api/src/sales/checkout/split-payment.ts',
    find: 'charge: first?.amount ?? rest,',
    replace: 'charge: rest,',
    test: jest(payInPartsTest, 'places the order with the first part'),
  },
  {
    rule: 'the named instalment is the one that is charged',
    why: 'Another tab may have proposed other instalments meanwhile.',
    file: 'api/src/sales/checkout/evaluate-payment-attempt.ts',
    find: "return fail('payment_schedule_not_offered');",
    replace: 'void named;',
    test: jest(payInPartsTest, 'takes no more than the part'),
  },
  {
    rule: 'an instalment is charged once',
    why: 'A second click would pay the same instalment again.',
    file: 'api/src/sales/checkout/prepare-instalment.ts',
    find: "if (part.due === 0n) return { kind: 'replay', cart, payment: findMatchingPayment(cart, choice) };",
    replace: '',
    test: jest(payInPartsTest, 'takes no more than the part'),
  },
  {
    rule: 'a later instalment is charged with its due amount',
    why: 'If a transfer has paid most of it, the card would pay the whole instalment again, and staff would have to refund it.',
    file: 'api/src/sales/checkout/prepare-instalment.ts',
    find: 'charge: part.due, instalmentId',
    replace: 'charge: part.amount, instalmentId',
    test: jest(partsByTransferTest, 'charges of a later part'),
  },
  {
    rule: 'no reminder is sent for a paid instalment',
    why: 'One larger transfer pays two instalments and is booked on one: the buyer of a paid order would be called overdue.',
    file: 'api/src/sales/schedules/remind-of-instalment.ts',
    find: ' || part.due === 0n',
    replace: '',
    test: jest(partsByTransferTest, 'is not sent for an order'),
  },
];
