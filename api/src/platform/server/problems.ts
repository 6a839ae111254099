import { type Problem, type ProblemCode, statusOf } from '@shop/contracts';
import type { Failure } from './result.ts';

/** Default message of each code. Each says what to do. */
const sentences: Readonly<Record<ProblemCode, string>> = {
  invalid_input: 'Some fields were not accepted; correct them and send the request again.',
  unauthorized: 'Sign in, or send a visitor token in the header X-Spree-Token.',
  forbidden: 'This API key lacks the required scope; use a key with the named scope.',
  second_factor_required: 'Prove your second factor first, or set one up: see /v1/staff/second_factor.',
  not_found: 'There is nothing at this address, or it belongs to somebody else.',
  method_not_allowed: 'This method is not allowed; use one from the Allow header.',
  rate_limited: 'Too many requests; wait for the seconds in Retry-After and try again.',
  busy: 'This is being changed by another request; try again in a moment.',
  idempotency_key_required: 'Send an Idempotency-Key header, so that a repeated request runs only once.',
  idempotency_key_reused: 'This Idempotency-Key belongs to another request; use a new one.',
  request_in_progress: 'The same request is still running; try again in a moment.',
  internal: 'Something went wrong on our side; try again. If it persists, contact us with the request id.',
  email_taken: 'An account with this e-mail address already exists; sign in instead.',
  wrong_credentials: 'The e-mail address or password is wrong; check both or set a new password.',
  token_expired: 'This link has been used or has expired; request a new one.',
  weak_password: 'Choose a longer or less common password.',
  email_unconfirmed: 'Confirm your e-mail address first, with the link in our mail.',
  second_factor_wrong: 'This code or passkey was not accepted; use the next code, or another factor.',
  challenge_expired: 'This took too long or was used already; begin again.',
  last_factor: 'This is your last second factor; add another one first.',
  too_many_passkeys: 'You have the maximum number of passkeys; remove one first.',
  size_out_of_range: 'Choose a size within the limits of this product.',
  combination_not_allowed: 'These options cannot be combined for this product; change one of them.',
  quantity_out_of_range: 'Choose a quantity within the limits of this product.',
  unknown_product: 'This product is not available; choose another one.',
  unknown_structure: 'This structure does not exist; choose one from the list.',
  express_not_offered:
    'Express production is not available for this; choose standard production or a smaller quantity.',
  service_not_offered: 'This service is not available for this; choose one from the list of services.',
  artwork_too_large: 'The file is larger than 64 MB; export a smaller one.',
  artwork_too_many_pixels: 'The picture is larger than 7000 x 7000 pixels; scale it down.',
  artwork_unsupported: 'Upload a PDF, SVG, PNG or JPG file.',
  artwork_type_mismatch:
    'The file extension does not match the content; save the file again in the right format.',
  artwork_encrypted: 'The PDF is locked with a password; save it without one.',
  artwork_unsafe_svg: 'The SVG contains scripts or links to other files; export it as plain shapes.',
  artwork_timeout: 'The file takes too long to read; simplify it and upload it again.',
  artwork_damaged: 'The file cannot be read; export it again.',
  artwork_postscript: 'PostScript files are not accepted; export a PDF instead.',
  storage_used_up: 'The storage for uploaded files is full; delete files that you no longer need.',
  design_conflict: 'The design was changed elsewhere; load it again before saving.',
  design_invalid: 'The design does not fit this product; undo the last change.',
  stale_cart: 'The cart was changed elsewhere; load it again.',
  cart_changed: 'The total has changed; check the new total and confirm again.',
  cart_completed: 'This order has been placed and can no longer be changed.',
  requirements_unmet: 'Some details are still missing; see the requirements.',
  completion_in_progress: 'The order is being placed; try again in a moment.',
  currency_mismatch: 'This currency is not used in this region.',
  coupon_unknown: 'This code does not exist; check the spelling.',
  coupon_expired: 'This code is not valid today; use another one.',
  coupon_used_up: 'This code has reached its limit of uses; use another one.',
  coupon_not_for_cart: 'This code does not apply to the items in the cart; use another one.',
  coupon_minimum_not_reached:
    'The cart is below the minimum amount of this code; add items or use another code.',
  out_of_stock: 'Not enough of this is in stock; choose a smaller quantity or remove it.',
  offer_not_possible: 'This request cannot be priced automatically; our team will answer it.',
  offer_expired: 'This offer has expired; request a new one.',
  offer_superseded: 'A newer version has replaced this offer; open the link in the latest mail.',
  offer_accepted: 'This offer has already been accepted.',
  payment_failed: 'The payment was declined; try another payment method.',
  payment_method_not_allowed: 'Choose one of the payment methods offered for this order.',
  payment_not_configured: 'This payment method is not set up here; choose another one.',
  payment_already_open: 'A payment for this order is already open; finish it or wait for it to end.',
  payment_schedule_not_offered:
    'This order cannot be paid in these instalments; pay in full or choose the instalments again.',
  payment_schedule_invalid:
    'These instalments are not a valid payment schedule; check their number, dates and amounts.',
  wallet_insufficient: 'The wallet balance is too low; choose a smaller amount.',
  order_not_cancelable: 'This order cannot be canceled any more; contact us.',
  order_canceled: 'This order is canceled; order again instead.',
  order_not_paid: 'This order is not paid yet; book its payment first.',
  profile_not_possible: 'This invoice cannot be written in this profile; see what is missing.',
  refund_too_large:
    'This is more than can be refunded; check the refunds of the order and choose a smaller amount.',
  refund_not_open: 'This refund has no payout in that state; load it again.',
  transfer_already_booked: 'A transfer with this reference is already booked; check the bank statement.',
  exchange_rate_differs:
    'Another rate is stored for one of these days, and invoices may hold it; nothing was imported.',
  price_book_refused: 'This price book is not valid; correct the named errors and import it again.',
  webhook_url_refused: 'Events cannot be sent there; use a public https address.',
  too_many_webhooks: 'The account has the maximum number of webhook endpoints; remove one first.',
  referral_unknown: 'This referral code does not exist; check the spelling.',
  referral_not_eligible: 'This account cannot use a referral code.',
  approval_decided: 'A decision on this proof has already been made; ask us for a new one.',
  approval_pending: 'The proof of this order has not been approved; wait for the customer.',
  shipment_exceeds_order:
    'This is more than is left to ship of a line item; check the shipments of the order.',
  transition_not_allowed: 'This is not possible in the current state; load it again.',
  order_on_hold: 'This order is on hold; release it first.',
  order_conflict: 'The order was changed elsewhere; load it again.',
  quality_check_failed: 'The quality check has not passed; have it checked again first.',
  asset_in_use: 'A design or an order uses this file; remove it there first.',
  plus_not_offered: 'The Plus programme is not offered in this region.',
  already_member: 'This person is already a member of the company.',
  last_admin: 'A company keeps at least one admin; make somebody else admin first.',
  approval_not_needed: 'This order is within the limit; place it.',
  approval_closed: 'This request is not open any more.',
  approval_own_request: 'You cannot decide on your own request; ask another approver.',
  approval_limit_exceeded: 'This order is above your own limit; ask an approver with a higher one.',
  approval_needed: 'This needs the approval of another person; ask for it first.',
  application_decided: 'A decision on this application has already been made.',
  release_exists: 'This release key already has other contents; publish under a new version.',
  release_invalid: 'The manifest is not valid; build the release again.',
  gate_refused: 'The release did not pass its checks; see the detail.',
  rollout_conflict: 'The rollout was changed elsewhere; load it again.',
};

const titleOf = (code: ProblemCode): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the `application/problem+json` body of a failure. */
export const toProblem = (failure: Failure<ProblemCode>, requestId: string): Problem => {
  const { code, detail = sentences[code], ok: _ok, fields, requirements, ...rest } = failure;
  return {
    type: `urn:problem:${code}`,
    title: titleOf(code),
    status: statusOf[code],
    code,
    detail,
    error: detail,
    request_id: requestId,
    ...rest,
    ...(fields ? { fields: [...fields] } : {}),
    ...(requirements ? { requirements: [...requirements] } : {}),
  };
};
