// Every planted fault: one for each rule that matters. A fault is data: the rule it breaks, why that matters, the one
// place it changes, and the test that has to notice.
import { artwork } from './artwork.mjs';
import { bankStatements } from './bank-statements.mjs';
import { checkout } from './checkout.mjs';
import { companies } from './companies.mjs';
import { conformance } from './conformance.mjs';
import { customers } from './customers.mjs';
import { delivery } from './delivery.mjs';
import { design } from './design.mjs';
import { documents } from './documents.mjs';
import { fulfilment } from './fulfilment.mjs';
import { guard } from './guard.mjs';
import { intake } from './intake.mjs';
import { invariants } from './invariants.mjs';
import { limits } from './limits.mjs';
import { mailboxes } from './mailboxes.mjs';
import { money } from './money.mjs';
import { owners } from './owners.mjs';
import { packaging } from './packaging.mjs';
import { parts } from './parts.mjs';
import { people } from './people.mjs';
import { platform } from './platform.mjs';
import { pricing } from './pricing.mjs';
import { printFile } from './print-file.mjs';
import { refunds } from './refunds.mjs';
import { releases } from './releases.mjs';
import { search } from './search.mjs';
import { secondFactor } from './second-factor.mjs';
import { services } from './services.mjs';
import { staff } from './staff.mjs';
import { stock } from './stock.mjs';
import { tax } from './tax.mjs';
import { templates } from './templates.mjs';
import { visitor } from './visitor.mjs';

export const faults = [
  ...money,
  ...tax,
  ...checkout,
  ...documents,
  ...invariants,
  ...stock,
  ...parts,
  ...refunds,
  ...bankStatements,
  ...secondFactor,
  ...services,
  ...fulfilment,
  ...companies,
  ...owners,
  ...customers,
  ...staff,
  ...packaging,
  ...people,
  ...mailboxes,
  ...pricing,
  ...delivery,
  ...design,
  ...printFile,
  ...templates,
  ...artwork,
  ...visitor,
  ...platform,
  ...releases,
  ...guard,
  ...conformance,
  ...limits,
  ...intake,
  ...search,
];
