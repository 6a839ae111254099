import { jest } from './test-of.mjs';

const walletTest = 'api/src/sales/wallet/wallet.test.ts';
const partsByTransferTest = 'api/src/sales/schedules/instalments-by-transfer.test.ts';
const payInPartsTest = 'api/src/sales/schedules/pay-in-instalments.test.ts';

export const parts = [
  {
    rule: 'a wallet gives no more than is in it',
    why: 'What was spent meanwhile would be spent twice, or the buyer would see an error of ours.',
    file: 'api/src/sales/wallet/wallet-payment.ts',
    find: 'if (balance.amount < amount) return null;',
    replace: 'if (balance.amount < 0n) return null;',
    test: jest(walletTest, 'is free while the bank asks'),
  },
  {
    rule: 'what a wallet held goes back when the card is declined',
    why: 'Otherwise the money is gone and the order is not there.',
    file: 'api/src/sales/checkout/settle-payment.ts',
    find: '    await releaseWallet(tx, cart.id, actor);\n',
    replace: '    void releaseWallet;\n',
    test: jest(walletTest, 'releases the hold when the card is declined'),
  },
  {
    rule: 'a buyer is asked before the card pays what the wallet no longer can',
    why: 'More would be charged than was shown.',
    file: 'api/src/sales/checkout/split-payment.ts',
    find: 'wallet_applied && wallet_balance < total && wallet_balance < wallet_seen;',
    replace:
      'wallet_applied && wallet_balance < 0n && wallet_balance < total && wallet_balance < wallet_seen;',
    test: jest(walletTest, 'asks before the card pays more'),
  },
  {
    rule: 'paying in parts charges the first part',
    why: 'The whole total would be taken from who agreed to a third of it.',
    file: 'api/src/sales/checkout/split-payment.ts',
    find: 'charge: first?.amount ?? rest,',
    replace: 'charge: rest,',
    test: jest(payInPartsTest, 'places the order with the first part'),
  },
  {
    rule: 'a part that is named is the part that is charged',
    why: 'Another tab may have proposed other parts meanwhile.',
    file: 'api/src/sales/checkout/evaluate-payment-attempt.ts',
    find: "return fail('payment_schedule_not_offered');",
    replace: 'void named;',
    test: jest(payInPartsTest, 'takes no more than the part'),
  },
  {
    rule: 'a part is taken once',
    why: 'A second click would pay the same part again.',
    file: 'api/src/sales/checkout/prepare-instalment.ts',
    find: "if (part.due === 0n) return { kind: 'replay', cart, payment: findMatchingPayment(cart, choice) };",
    replace: '',
    test: jest(payInPartsTest, 'takes no more than the part'),
  },
  {
    rule: 'a later part is charged with what is due of it',
    why: 'A transfer paid most of it; the card takes the whole part once more, and staff have to give it back.',
    file: 'api/src/sales/checkout/prepare-instalment.ts',
    find: 'charge: part.due, instalmentId',
    replace: 'charge: part.amount, instalmentId',
    test: jest(partsByTransferTest, 'charges of a later part'),
  },
  {
    rule: 'nobody is reminded of a part that is paid',
    why: 'One larger transfer pays two parts and is booked on one: the buyer of a paid order is called overdue.',
    file: 'api/src/sales/schedules/remind-of-instalment.ts',
    find: ' || part.due === 0n',
    replace: '',
    test: jest(partsByTransferTest, 'is not sent for an order'),
  },
];
