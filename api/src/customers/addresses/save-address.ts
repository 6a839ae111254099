import type { Address, AddressAttributes, FieldProblem } from '@shop/contracts';
import { type Db, fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { changeAddress, findAddress, saveAddress } from './addresses.repo.ts';
import { findAddressProblems, findVatProblem, normaliseAddress } from './read-address.ts';

type Code = 'invalid_input' | 'not_found' | 'address_conflict';
type SaveResult<Refusal extends Code = 'invalid_input'> = Result<{ readonly data: Address }, Refusal>;

const fieldProblems = (address: AddressAttributes): readonly FieldProblem[] =>
  [...findAddressProblems(address), ...findVatProblem(address)].map(({ field, ...problem }) => ({
    path: `address.${field}`,
    ...problem,
  }));

/** The fields that an address may omit are stored as nothing. */
const complete = (address: AddressAttributes): AddressAttributes => ({
  ...address,
  company: address.company ?? null,
  vat_id: address.vat_id ?? null,
  address2: address.address2 ?? null,
  state_name: address.state_name ?? null,
});

/** Saves a new address, normalised for its country. */
export const addAddress = async (
  db: Queryable,
  userId: number,
  given: AddressAttributes,
): Promise<SaveResult> => {
  const address = normaliseAddress(complete(given));
  const fields = fieldProblems(address);
  return fields.length > 0
    ? fail('invalid_input', { fields })
    : ok({ data: await saveAddress(db, userId, address) });
};

type Change = { readonly [Name in keyof AddressAttributes]?: AddressAttributes[Name] | undefined };

const definedFields = (change: Change): Partial<AddressAttributes> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/**
 * Changes the given fields; the result must be a valid address of its country.
 *
 * @param seen the revision that the change is based on; absent: whatever is stored
 */
export const editAddress = (
  db: Db,
  userId: number,
  id: number,
  change: Change,
  seen: number | undefined,
): Promise<SaveResult<Code>> =>
  db.transaction(async (tx): Promise<SaveResult<Code>> => {
    const old = await findAddress(tx, userId, id);
    if (!old) return fail('not_found');
    if (seen !== undefined && seen !== old.revision) return fail('address_conflict');
    const address = normaliseAddress(complete({ ...old.attributes, ...definedFields(change) }));
    const fields = fieldProblems(address);
    if (fields.length > 0) return fail('invalid_input', { fields });
    const saved = await changeAddress(tx, userId, id, address);
    return saved ? ok({ data: saved }) : fail('not_found');
  });
