import {
  type BodyOf,
  type createQuoteRequest as contract,
  type FieldProblem,
  onboardingAnswers,
  type QuoteRequest,
} from '@shop/contracts';
import { vatCountry } from '@shop/intake';
import { markets, type RegionId } from '@shop/regions';
import { checkConfiguration, findDesign } from '../../artwork/index.ts';
import { readContact } from '../../customers/index.ts';
import {
  type ApiDeps,
  type CallUser,
  fail,
  ok,
  type Queryable,
  queueMail,
  type Result,
  recordEvent,
} from '../../platform/index.ts';
import { type VatRegistry, verifyVat } from '../../sales/index.ts';
import { requireMember } from '../companies/require-member.ts';
import { promisedMinutes } from './answer-promises.ts';
import { computeAnswerDeadline, earliestToday } from './office-hours.ts';
import { quoteMail } from './quote-mail.ts';
import { insertQuote, newQuoteNumber } from './quotes.repo.ts';

type Request = BodyOf<typeof contract>['quote_request'];
type Refusal = 'invalid_input' | 'size_out_of_range' | 'combination_not_allowed' | 'unknown_product';

const problem = (name: string, code: string, message: string): FieldProblem => ({
  path: `quote_request.${name}`,
  code,
  message,
});

/**
 * Validates what the schema cannot: the fields required by the request's type, and the names of its
 * answers.
 */
const checkRequest = (request: Request, brand: string, today: string): readonly FieldProblem[] => {
  const priced = request.type === 0;
  const known: readonly string[] = [...onboardingAnswers, `${brand}_the_only_supplier`];
  return [
    ...(priced && !request.configuration ? [problem('configuration', 'required', 'Describe the box.')] : []),
    ...(priced && request.quantities.length === 0
      ? [problem('quantities', 'required', 'Enter at least one quantity.')]
      : []),
    ...(!priced && request.message.trim().length < 10
      ? [
          {
            ...problem('message', 'too_short', 'Describe what you need in at least 10 characters.'),
            limit: 10,
          },
        ]
      : []),
    ...(request.deadline && request.deadline < today
      ? [problem('deadline', 'too_early', 'Choose a day from today on.')]
      : []),
    ...Object.keys(request.onboarding ?? {})
      .filter((name) => !known.includes(name))
      .map((name) => problem(`onboarding.${name}`, 'unknown_field', `Leave out: ${name}.`)),
  ];
};

/** Whether somebody may ask in the name of a company: whoever may order for it. */
const mayAskFor = async (db: Queryable, companyId: number, userId: number): Promise<boolean> =>
  !('ok' in (await requireMember(db, companyId, userId, 'orders.place')));

/**
 * Asks the register about the VAT number, then stores a quote request and enqueues its confirmation, in one
 * transaction. A configuration has the same limits as in the shop; a design must be the caller's own.
 */
export const createQuoteRequest = async (
  { db, settings, clock }: ApiDeps,
  vatRegistry: VatRegistry,
  user: CallUser,
  region: RegionId,
  sent: Request,
): Promise<Result<QuoteRequest, Refusal>> => {
  const now = clock();
  const country = sent.country_iso ?? markets[region].defaultShippingCountryCode;
  const { vat_id: typedVat, ...rest } = sent;
  const contact = readContact(rest, 'quote_request', country);
  // A company may order to another country than its own.
  const taxCountry = vatCountry(typedVat ?? '', country);
  const vat = readContact({ vat_id: typedVat }, 'quote_request', taxCountry);
  const problems = [
    ...checkRequest(sent, settings.brand, earliestToday(region, now)),
    ...(contact.ok ? [] : (contact.fields ?? [])),
    ...(vat.ok ? [] : (vat.fields ?? [])),
  ];
  if (!contact.ok || !vat.ok || problems.length > 0) return fail('invalid_input', { fields: problems });
  const request = contact.value;
  const vatId = vat.value.vat_id || null;
  if (request.configuration) {
    const checked = checkConfiguration(request.configuration, 'quote_request.configuration.');
    if (!checked.ok) return checked;
  }
  // The answer stays as evidence; every offer to this request is taxed by it.
  if (vatId !== null) await verifyVat(db, vatRegistry, vatId, taxCountry, now);
  const promised = promisedMinutes(request.type === 0 ? 'configuration' : 'brief', region);
  const locale = user.anonymous ? markets[region].locale : user.locale;
  return db.transaction(async (tx) => {
    if (request.box_design_id && !(await findDesign(tx, request.box_design_id, user.id)))
      return fail('invalid_input', {
        fields: [problem('box_design_id', 'not_found', 'Choose one of your own designs.')],
      });
    const company = request.company_id ?? null;
    if (company !== null && !(await mayAskFor(tx, company, user.id)))
      return fail('invalid_input', {
        fields: [problem('company_id', 'not_found', 'Choose a company for which you may order.')],
      });
    const quote = await insertQuote(tx, {
      qr_number: newQuoteNumber(),
      user_id: user.id,
      region,
      type: request.type,
      configuration: request.configuration ?? null,
      quantities: request.quantities,
      message: request.message,
      email: request.email,
      full_name: request.full_name,
      company_name: request.company_name || null,
      vat_id: vatId,
      phone: request.phone || null,
      country_iso: request.country_iso ?? null,
      zipcode: request.zipcode || null,
      deadline: request.deadline ?? null,
      onboarding: request.onboarding ?? {},
      box_design_id: request.box_design_id ?? null,
      company_id: company,
      answer_by: computeAnswerDeadline(region, now, promised).toISOString(),
    });
    await queueMail(tx, `quote-received:${quote.qr_number}`, quoteMail(settings, region, locale, quote));
    await recordEvent(tx, {
      type: 'quote.created',
      resource: `quote:${quote.qr_number}`,
      userId: user.id,
      data: { quote_number: quote.qr_number, region },
    });
    return ok(quote);
  });
};
