import type { ApprovalWords } from '../approvals/approval.words.ts';
import type { ShipmentMailWords } from '../shipments/shipment-mail.words.ts';

/** What is mailed about proofs and shipments. A further language is one more file of this type and its line in `index.ts`. */
export interface FulfilmentWords {
  readonly approvals: ApprovalWords;
  readonly shipments: ShipmentMailWords;
}
