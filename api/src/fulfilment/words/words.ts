import type { ApprovalWords } from '../approvals/approval.words.ts';
import type { PackingListWords } from '../shipments/packing-list.words.ts';
import type { ShipmentMailWords } from '../shipments/shipment-mail.words.ts';

/**
 * Texts of mails about proofs and shipments, and of packing lists. To add a language, add a file of this type and its
 * line in `index.ts`.
 */
export interface FulfilmentWords {
  readonly approvals: ApprovalWords;
  readonly shipments: ShipmentMailWords;
  readonly packing: PackingListWords;
}
