import type { BodyOf, applyAsSupplier as contract, SupplierApplication } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { readContact } from '../../customers/index.ts';
import { type CallUser, type Db, fail, ok, queueMail, type Result } from '../../platform/index.ts';
import { staffMail, supplierMail } from './supplier-mail.ts';
import { insertSupplier, ownsAssets, presentApplication } from './suppliers.repo.ts';

/** Stores an application with the caller's own files and mails both parties, in one transaction. */
export const applyAsSupplier = (
  db: Db,
  user: CallUser,
  region: RegionId,
  sent: BodyOf<typeof contract>['supplier'],
): Promise<Result<SupplierApplication, 'invalid_input'>> =>
  db.transaction(async (tx): Promise<Result<SupplierApplication, 'invalid_input'>> => {
    const contact = readContact(sent, 'supplier', sent.country_iso);
    if (!contact.ok) return contact;
    const parsed = contact.value;
    const files = [...new Set((parsed.asset_ids ?? []).map((id) => id.toLowerCase()))];
    if (!(await ownsAssets(tx, user.id, files)))
      return fail('invalid_input', {
        fields: [
          {
            path: 'supplier.asset_ids',
            code: 'not_found',
            message: 'Use files that you uploaded yourself.',
          },
        ],
      });
    const row = await insertSupplier(
      tx,
      user.id,
      {
        region,
        locale: user.anonymous ? markets[region].locale : user.locale,
        email: parsed.email,
        full_name: parsed.full_name,
        company_name: parsed.company_name,
        vat_id: parsed.vat_id || null,
        website: parsed.website || null,
        phone: parsed.phone || null,
        country_iso: parsed.country_iso,
        capabilities: [...new Set(parsed.capabilities)],
        certificates: [...new Set(parsed.certificates ?? [])],
        message: parsed.message || null,
      },
      files,
    );
    await queueMail(tx, `supplier:${row.id}:received`, supplierMail(row, 'received'));
    await queueMail(tx, `supplier:${row.id}:staff`, staffMail(row));
    return ok(presentApplication(row));
  });
