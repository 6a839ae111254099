import { type InvoiceProfile, invoiceProfiles } from '@shop/contracts';
import { fail, ok, type Result } from '../../platform/index.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { profiles, type Syntax } from './profiles/profiles.ts';

interface RequestedForm {
  readonly profile?: InvoiceProfile | undefined;
  readonly syntax?: Syntax | undefined;
}

/** Lists the profiles for which a document lacks nothing. */
export const listPossibleProfiles = (document: InvoiceDocument): readonly InvoiceProfile[] =>
  invoiceProfiles.filter((profile) => profiles[profile].gaps(document).length === 0);

/**
 * Renders an invoice as XML in a profile and syntax. Without a profile the file follows EN 16931, also
 * for an invoice from before 29 November 2026 that breaks one of its rules.
 */
export function renderInvoice(
  document: InvoiceDocument,
  issuedAt: Date,
  { profile: wanted, syntax: asked }: RequestedForm,
): Result<{ readonly name: string; readonly xml: string }, 'profile_not_possible' | 'invalid_input'> {
  const profile = profiles[wanted ?? 'en16931'];
  if (asked !== undefined && !profile.syntaxes.includes(asked)) {
    const message = `The profile ${wanted} is not written in this syntax; leave it out.`;
    return fail('invalid_input', { fields: [{ path: 'query.syntax', code: 'not_offered', message }] });
  }
  const missing = wanted === undefined ? [] : profile.gaps(document);
  if (missing.length > 0) return fail('profile_not_possible', { missing: [...new Set(missing)] });
  const syntax = asked ?? profile.syntaxes[0] ?? 'ubl';
  const parts = [document.number, wanted, syntax === 'cii' && wanted !== 'factur-x' ? 'cii' : undefined];
  return ok({
    name: `${parts.filter((part) => part !== undefined).join('-')}.xml`,
    xml: profile.render(document, issuedAt, syntax),
  });
}
