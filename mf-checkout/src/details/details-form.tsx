import type { Order } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { trackCommerce, useTrack } from '@shop/kit/analytics';
import { useFormat } from '@shop/kit/i18n';
import { AddressFields, useEmailField } from '@shop/kit/intake';
import { useSession } from '@shop/kit/session';
import { Button, Checkbox, ChoiceTiles, FieldSuggestion, TextField } from '@shop/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCompanyParts } from '../company/lazy-company-parts.tsx';
import type { SaveBuyer } from '../company/save-buyer.ts';
import orderStyles from '../order/order.module.css';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderSummary } from '../order/order-summary.tsx';
import { checkoutSteps } from '../payment/track-purchase.ts';
import styles from './details.module.css';
import { saveVat } from './save-vat.ts';
import { useDetails } from './use-details.ts';
import { useSubmission } from './use-submission.ts';
import { VatField } from './vat-field.tsx';

/** Contact, addresses and delivery on one page; each error is at its field, and input is never lost. */
export function DetailsForm({ order, email }: { readonly order: Order; readonly email: string }) {
  const { t } = useTranslation('mf-checkout');
  const { market } = useRegion();
  const { signedIn } = useSession();
  const details = useDetails(order, email);
  const { suggestion, onBlur } = useEmailField(details.email, details.setEmail);
  const saveBuyer = useRef<SaveBuyer>(null);
  const { form, errors, busy, submit } = useSubmission(order, details, saveBuyer);
  useTrack(order.number, () =>
    trackCommerce.checkoutStepViewed({ checkout_id: order.number, step: checkoutSteps.details }),
  );
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
            value={details.email}
            onChange={details.setEmail}
            onBlur={onBlur}
            hint={suggestion ? <FieldSuggestion {...suggestion} /> : t('details.emailHint')}
            error={errors.email}
          />
        </fieldset>
        <AddressFields
          prefix="ship_address"
          section="shipping"
          label={(name) => t(`address.${name}`)}
          optional={t('optional')}
          legend={t('details.ship')}
          value={details.shippingAddress}
          onChange={details.changeShippingAddress}
          errors={errors}
          countries={market.shippingCountries}
        />
        {order.company ? null : (
          <Checkbox
            label={t('details.billElsewhere')}
            checked={details.hasSeparateBilling}
            onChange={details.setSeparateBilling}
          />
        )}
        {details.hasSeparateBilling && !order.company ? (
          <AddressFields
            prefix="bill_address"
            section="billing"
            label={(name) => t(`address.${name}`)}
            optional={t('optional')}
            legend={t('details.bill')}
            value={details.billingAddress}
            onChange={details.changeBillingAddress}
            errors={errors}
            countries={market.shippingCountries}
            business={{
              vatField: (
                <VatField
                  name="bill_address.vat_id"
                  value={details.billingAddress.vat_id ?? ''}
                  country={details.billingAddress.country_iso}
                  onChange={(vat_id) => details.changeBillingAddress({ vat_id })}
                  error={errors['bill_address.vat_id']}
                  onChecked={() =>
                    void saveVat(order.number, details.shippingAddress, details.billingAddress)
                  }
                />
              ),
              electronicHint: (kind, values) => t(`electronic.${kind}`, values),
            }}
          />
        ) : null}
        <DeliveryChoice
          order={order}
          method={details.deliveryMethod}
          onMethod={details.setDeliveryMethod}
          error={errors.shipping_method}
        />
        {/* Last in its column, so that nothing moves when it comes. */}
        {signedIn && market.supportsPlus ? (
          <LazyCompanyParts>
            {({ BuyerSelect }) => <BuyerSelect order={order} ref={saveBuyer} />}
          </LazyCompanyParts>
        ) : null}
      </div>
      <div className={styles.side}>
        <OrderLines order={order} />
        <OrderSummary
          order={order}
          deliveryMethod={details.deliveryMethod}
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

interface DeliveryChoiceProps {
  readonly order: Order;
  readonly method: Order['shipping_method'];
  readonly onMethod: (method: Order['shipping_method']) => void;
  readonly error: string | undefined;
}

/** The delivery methods of this order, each with its days and price. */
function DeliveryChoice({ order, method, onMethod, error }: DeliveryChoiceProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  return (
    <ChoiceTiles
      legend={t('details.delivery')}
      layout="rows"
      value={method ?? undefined}
      onChange={onMethod}
      error={error}
      choices={order.shipping_methods.map(({ id, cost, days: [from, to] }) => ({
        value: id,
        label: t(`shipping.${id}`),
        detail: to === 0 ? t('details.collect') : t('details.days', { from, count: to }),
        aside: Number(cost) === 0 ? t('ledger.free') : format.money(cost, order.currency),
      }))}
    />
  );
}
