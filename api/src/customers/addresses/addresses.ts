import * as contracts from '@shop/contracts';
import { type Domain, fail, numericId, ok } from '../../platform/index.ts';
import { deleteAddress, listAddresses } from './addresses.repo.ts';
import { addAddress, editAddress } from './save-address.ts';

const ownOnly = (userId: string, caller: { readonly id: number }): boolean => userId === String(caller.id);

/** The caller's saved addresses. A path with another user's id answers 404. */
export const addresses = (): Domain => ({
  name: 'addresses',
  register(route) {
    route(contracts.listAddresses, async ({ db, user, params }) =>
      ownOnly(params.userId, user) ? ok({ data: await listAddresses(db, user.id) }) : fail('not_found'),
    );
    route(contracts.createAddress, async ({ db, user, params, body }) =>
      ownOnly(params.userId, user) ? addAddress(db, user.id, body.address) : fail('not_found'),
    );
    route(contracts.updateAddress, async ({ db, user, params, body }) => {
      const id = numericId(params.id);
      return ownOnly(params.userId, user) && id !== null
        ? editAddress(db, user.id, id, body.address, body.revision)
        : fail('not_found');
    });
    route(contracts.deleteAddress, async ({ db, user, params }) => {
      const id = numericId(params.id);
      const deleted = ownOnly(params.userId, user) && id !== null ? await deleteAddress(db, user.id, id) : 0;
      return deleted === 1 ? ok({}) : fail('not_found');
    });
  },
});
