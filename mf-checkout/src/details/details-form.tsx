import { type Order, valuedOrder } from '@shop/contracts';
import { toast, useRegion, useWaiting } from '@shop/kit';
import { track, trackCommerce, useTrack } from '@shop/kit/analytics';
import { problemText, useFormat, useText } from '@shop/kit/i18n';
import { navigate, stillHere } from '@shop/kit/navigation';
import { useSession } from '@shop/kit/session';
import { Button, Checkbox, ChoiceTiles, focusFirstError, TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import orderStyles from '../order/order.module.css';
import { OrderLedger } from '../order/order-ledger.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { checkoutStep } from '../payment/tell-sale.ts';
import { type AddressDraft, AddressFields } from './address-fields.tsx';
import styles from './details.module.css';
import { type FieldErrors, fieldErrors, stillWrong } from './field-errors.ts';
import { saveVat } from './save-vat.ts';
import { submitDetails } from './submit-details.ts';

const noErrors: FieldErrors = {};

/** Contact, address, bill and delivery on one page; each error stands at its field, nothing typed is lost. */
export function DetailsForm({ order, email: knownEmail }: { readonly order: Order; readonly email: string }) {
  const t = useText();
  const format = useFormat();
  const { market } = useRegion();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(knownEmail);
  const [ship, setShip] = useState<AddressDraft>(
    () =>
      order.ship_address ?? {
        firstname: user?.first_name ?? '',
        lastname: user?.last_name ?? '',
        country_iso: market.defaultShippingCountryCode,
      },
  );
  const [billElsewhere, setBillElsewhere] = useState(
    order.bill_address !== null && JSON.stringify(order.bill_address) !== JSON.stringify(order.ship_address),
  );
  const [bill, setBill] = useState<AddressDraft>(
    () => order.bill_address ?? { country_iso: market.defaultShippingCountryCode },
  );
  const [method, setMethod] = useState<Order['shipping_method']>(
    order.shipping_method ?? order.shipping_methods[0]?.id ?? null,
  );
  const [errors, setErrors] = useState<FieldErrors>(noErrors);
  const entered = { email, ship_address: ship, bill_address: bill, shipping_method: method };
  const [refused, setRefused] = useState<object>(entered);
  const shown = stillWrong(errors, refused, entered);
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'submittingOrderDetails');
  useTrack(order.number, () =>
    trackCommerce.checkoutStepViewed({ checkout_id: order.number, step: checkoutStep.details }),
  );

  useEffect(() => {
    if (errors !== noErrors) focusFirstError(form.current);
  }, [errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const here = stillHere();
    setBusy(true);
    const submitted = await submitDetails(order.number, {
      email,
      ship,
      bill: billElsewhere ? bill : undefined,
      shippingMethod: method,
    });
    setBusy(false);
    if (!submitted.ok) {
      const found = fieldErrors(submitted.problem, t);
      setRefused(entered);
      setErrors(found);
      if (Object.keys(found).length === 0) toast('problem', problemText(submitted.problem));
      return;
    }
    setErrors(noErrors);
    track.addShippingInfo({
      ...valuedOrder(submitted.value),
      shipping_tier: submitted.value.shipping_method ?? 'unknown',
    });
    if (here()) await navigate('payment', { orderNumber: order.number });
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={orderStyles.columns}>
      <div className={styles.groups}>
        <fieldset className={styles.group}>
          <legend>{t('details.contact')}</legend>
          <TextField
            label={t('details.email')}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            hint={t('details.emailHint')}
            error={shown.email}
          />
        </fieldset>
        <AddressFields
          prefix="ship_address"
          legend={t('details.ship')}
          value={ship}
          onChange={(change) => setShip({ ...ship, ...change })}
          errors={shown}
          countries={market.shippingCountries}
        />
        <Checkbox label={t('details.billElsewhere')} checked={billElsewhere} onChange={setBillElsewhere} />
        {billElsewhere ? (
          <AddressFields
            prefix="bill_address"
            legend={t('details.bill')}
            value={bill}
            onChange={(change) => setBill({ ...bill, ...change })}
            errors={shown}
            countries={market.shippingCountries}
            onVatChecked={() => void saveVat(order.number, ship, bill)}
          />
        ) : null}
        <ChoiceTiles
          legend={t('details.delivery')}
          layout="rows"
          value={method ?? undefined}
          onChange={setMethod}
          error={shown.shipping_method}
          choices={order.shipping_methods.map(({ id, cost, days: [from, to] }) => ({
            value: id,
            label: t(`shipping.${id}`),
            detail: to === 0 ? t('details.collect') : t('details.days', { from, count: to }),
            aside: Number(cost) === 0 ? t('ledger.free') : format.money(cost, order.currency),
          }))}
        />
      </div>
      <div className={styles.side}>
        <OrderLines order={order} />
        <OrderLedger
          order={order}
          chosen={method}
          action={
            <Button type="submit" tone="signal" size="large" wide busy={busy} busyLabel={t('details.saving')}>
              {t('details.submit')}
            </Button>
          }
        />
      </div>
    </form>
  );
}
