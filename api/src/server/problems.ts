import { type Problem, type ProblemCode, statusOf } from '@shop/contracts';
import type { Failure } from './result.ts';

/** What a caller is told when the code says it all. Each sentence says what to do. */
const sentences: Readonly<Record<ProblemCode, string>> = {
  invalid_input: 'Some fields were not accepted; correct them and send the request again.',
  unauthorized: 'Sign in, or send the token of a visitor in the header X-Spree-Token.',
  forbidden: 'This API key may not do that; use one that has the scope named here.',
  not_found: 'There is nothing at this address, or it belongs to somebody else.',
  method_not_allowed: 'Use one of the methods named in the header Allow.',
  rate_limited: 'Too many requests; wait for the seconds named in Retry-After and try again.',
  busy: 'Somebody else is changing the same thing; try again in a moment.',
  idempotency_key_required:
    'Send an Idempotency-Key header, so that a repeated request is not carried out twice.',
  idempotency_key_reused: 'This Idempotency-Key belongs to another request; use a new one.',
  request_in_progress: 'The same request is still running; ask again in a moment.',
  internal: 'Something went wrong on our side; try again, and name the request id if it stays.',
  email_taken: 'There is an account with this e-mail address already; sign in instead.',
  wrong_credentials: 'E-mail address and password do not match; check both or set a new password.',
  token_expired: 'This link has been used or is too old; ask for a new one.',
  weak_password: 'Choose a longer or less common password.',
  size_out_of_range: 'Choose a size within the limits of this product.',
  combination_not_allowed: 'These options cannot be combined for this product; change one of them.',
  quantity_out_of_range: 'Choose a quantity within the limits of this product.',
  unknown_product: 'This product is not on offer; choose another one.',
  unknown_structure: 'There is no structure of this name; choose one of the list.',
  express_not_offered:
    'Express production is not offered for this; choose the standard pace or a smaller quantity.',
  service_not_offered: 'This service is not offered for this; choose one of the list of services.',
  artwork_too_large: 'The file is larger than 64 MB; export a smaller one.',
  artwork_too_many_pixels: 'The picture is larger than 7000 x 7000 pixels; scale it down.',
  artwork_unsupported: 'Upload a PDF, SVG, PNG or JPG file.',
  artwork_type_mismatch: 'The name of the file and its content differ; save it again in the right format.',
  artwork_encrypted: 'The PDF is locked with a password; save it without one.',
  artwork_unsafe_svg: 'The SVG holds scripts or links to other files; export it as plain shapes.',
  artwork_timeout: 'The file takes too long to read; simplify it and upload it again.',
  artwork_damaged: 'The file cannot be read; export it again.',
  artwork_postscript: 'PostScript files are not accepted; export a PDF instead.',
  design_conflict: 'The design was changed elsewhere; load it again before saving.',
  design_invalid: 'The design does not fit this product; undo the last change.',
  stale_cart: 'The cart was changed elsewhere; load it again.',
  cart_changed: 'The total has changed; look at the new total and confirm again.',
  cart_completed: 'This order is placed and can no longer be changed.',
  requirements_unmet: 'Some details are still missing; see the requirements.',
  completion_in_progress: 'The order is being placed; ask again in a moment.',
  currency_mismatch: 'This currency is not used in this region.',
  coupon_unknown: 'There is no such code; check how it is written.',
  coupon_expired: 'This code is not valid today; use another one.',
  coupon_used_up: 'This code has been used as often as it may be; use another one.',
  coupon_not_for_cart: 'This code does not hold for what is in the cart; use another one.',
  coupon_minimum_not_reached: 'The cart is below the amount this code is for; add to it or use another code.',
  out_of_stock: 'There is not enough of this in stock; choose a smaller quantity or remove it.',
  offer_not_possible: 'This request cannot be priced by itself; a person answers it.',
  offer_expired: 'This offer has expired; ask for a new one.',
  offer_superseded: 'A newer version has replaced this offer; open the link of the newer mail.',
  offer_accepted: 'This offer has been accepted already.',
  payment_failed: 'The payment was declined; try another way to pay.',
  payment_method_not_allowed: 'Choose one of the payment methods offered for this order.',
  payment_not_configured: 'This way to pay is not set up here; choose another one.',
  payment_already_open: 'A payment for this order is already open; finish it or wait for it to end.',
  payment_schedule_not_offered:
    'This order cannot be paid in parts as proposed; pay it in full or choose the parts again.',
  payment_schedule_invalid:
    'These parts do not make up a payment schedule; check their number, dates and amounts.',
  wallet_insufficient: 'There is not enough in this wallet; take a smaller amount.',
  order_not_cancelable: 'This order cannot be canceled any more; contact us.',
  order_canceled: 'This order is canceled; order again instead.',
  order_not_paid: 'This order is not paid yet; book its payment first.',
  refund_too_large: 'This is more than can be given back; read the refunds of the order and take less.',
  refund_not_open: 'Nothing of this refund is waiting for that; read it again.',
  transfer_already_booked: 'A transfer with this reference is booked already; check the bank statement.',
  price_book_refused: 'This price book cannot be used; correct what is named and import it again.',
  webhook_url_refused: 'Events cannot be sent there; name a public https address.',
  too_many_webhooks: 'There are as many webhook endpoints as an account may have; remove one first.',
  referral_unknown: 'There is no such referral code; check how it is written.',
  referral_not_eligible: 'This account cannot come by a referral.',
  approval_decided: 'This proof has been decided already; ask us for a new one.',
  approval_pending: 'The proof of this order has not been approved; wait for the customer.',
  plus_not_offered: 'The Plus programme is not offered in this region.',
  already_member: 'This person belongs to the company already.',
  last_admin: 'A company keeps at least one admin; make somebody else admin first.',
  approval_not_needed: 'This order is within the limit; place it.',
  approval_closed: 'This request is not open any more.',
  approval_own_request: 'Nobody decides on their own request; ask another approver.',
  approval_limit_exceeded: 'This order is above your own limit; ask an approver with a higher one.',
  application_decided: 'This application has been decided already.',
  release_exists: 'This release key holds other bytes; publish under a new version.',
  release_invalid: 'The manifest is not valid; build the release again.',
  gate_refused: 'The release did not pass its checks; see the detail.',
  rollout_conflict: 'The rollout was changed elsewhere; load it again.',
};

const titleOf = (code: ProblemCode): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The `application/problem+json` body of a failure. */
export const problemOf = (failure: Failure<ProblemCode>, requestId: string): Problem => {
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
