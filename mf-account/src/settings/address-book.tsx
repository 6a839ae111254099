import { type Address, deleteAddress, listAddresses, queryKeys } from '@shop/contracts';
import { confirm, toast, useRegion } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { ProblemPanel, queryClient, unwrap, useQuery } from '@shop/kit/query';
import { Button, Row, Skeleton } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAddressLines } from '../account/address-lines.ts';
import styles from './address-book.module.css';
import { AddressForm } from './address-form.tsx';

/** Saved addresses, to change or delete. Each order adds new ones. */
export function AddressBook({ userId }: { readonly userId: number }) {
  const { t } = useTranslation('mf-account');
  const { languageTag } = useRegion();
  const key = queryKeys.addresses(userId);
  const addresses = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(call(listAddresses, { params: { userId: String(userId) }, signal })),
    select: ({ data }) => data,
  });
  const { edited, edit, list } = useEdited();
  const onSaved = async () => {
    await queryClient.invalidateQueries({ queryKey: key });
    edit(undefined);
    toast('success', t('addresses.edit.done'));
  };
  /** Loads what another window saved meanwhile; says so where it deleted the address. */
  const reload = async (id: number) => {
    const newest = (await addresses.refetch()).data?.find((one) => one.id === id);
    if (newest === undefined) toast('error', t('addresses.edit.gone'));
    return newest;
  };
  const remove = async ({ id, attributes }: Address) => {
    const sure = await confirm({
      title: t('addresses.delete.title'),
      text: attributes.address1,
      confirm: t('addresses.delete.confirm'),
      danger: true,
    });
    if (!sure) return;
    const removed = await call(deleteAddress, {
      params: { userId: String(userId), id: String(id) },
      idempotencyKey: newIdempotencyKey(),
    });
    if (!removed.ok) return void toast('error', problemText(removed.problem));
    await queryClient.invalidateQueries({ queryKey: key });
    toast('success', t('addresses.delete.done'));
  };
  return (
    <section aria-labelledby="addresses" className={styles.book}>
      <h2 id="addresses">{t('addresses.title')}</h2>
      {addresses.isPending ? <Skeleton lines={3} /> : null}
      {addresses.error ? <ProblemPanel error={addresses.error} onRetry={addresses.refetch} /> : null}
      {addresses.data?.length === 0 ? <p>{t('addresses.empty')}</p> : null}
      <ul ref={list} className={styles.list}>
        {addresses.data?.map((address) =>
          address.id === edited ? (
            <li key={address.id} className={styles.form}>
              <AddressForm
                userId={userId}
                address={address}
                onSaved={onSaved}
                onConflict={() => reload(address.id)}
                onCancel={() => {
                  edit(undefined);
                  // Another window may have changed or deleted it.
                  void addresses.refetch();
                }}
              />
            </li>
          ) : (
            <li key={address.id}>
              <address>{formatAddressLines(address.attributes, languageTag)}</address>
              <Row>
                <Button
                  size="small"
                  icon="pencil"
                  data-address={address.id}
                  onClick={() => edit(address.id)}
                  aria-label={t('addresses.edit.label', { street: address.attributes.address1 })}
                >
                  {t('addresses.edit.action')}
                </Button>
                <Button
                  size="small"
                  tone="quiet"
                  icon="trash"
                  onClick={() => void remove(address)}
                  aria-label={t('addresses.delete.label', { street: address.attributes.address1 })}
                >
                  {t('addresses.delete.action')}
                </Button>
              </Row>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** Which address is open for a change. Its first field gets the focus, and afterwards its button again. */
function useEdited() {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  const [edited, edit] = useState<number>();
  useEffect(() => {
    const target = edited === undefined ? `[data-address="${before.current}"]` : 'input';
    if (before.current !== edited) list.current?.querySelector<HTMLElement>(target)?.focus();
    before.current = edited;
  }, [edited]);
  return { edited, edit, list };
}
