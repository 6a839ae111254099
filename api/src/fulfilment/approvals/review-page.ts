import type { ApprovalFileset } from '@shop/contracts';
import { type BinaryReply, binary, escaped, type MailLanguage, pagePolicy } from '../../platform/index.ts';
import { fulfilmentWords } from '../words/index.ts';

/**
 * Renders the page behind the mailed link: the proofs and, while undecided, a form. Without
 * scripts. `said` is the error of the last attempt.
 */
export const reviewPage = (
  language: MailLanguage,
  { uuid, attributes }: ApprovalFileset,
  canceled: boolean,
  said: 'reasonMissing' | 'fields' | null = null,
): BinaryReply => {
  const words = fulfilmentWords[language].approvals.page;
  const title = escaped(words.title(attributes.order_number));
  const files = attributes.files
    .map(({ url }, index) => `<li><a href="${escaped(url)}">${escaped(words.file(index + 1))}</a></li>`)
    .join('');
  const end = canceled ? words.canceled : attributes.status === 'pending' ? null : words[attributes.status];
  const form = `${said === null ? '' : `<p role="alert">${escaped(words[said])}</p>`}
<form method="post" action="/api/client_approval_filesets/${uuid}/review?lang=${language}">
<fieldset><legend>${title}</legend>
<p><label><input type="radio" name="status" value="approved" required> ${escaped(words.approve)}</label></p>
<p><label><input type="radio" name="status" value="rejected"> ${escaped(words.reject)}</label></p>
</fieldset>
<p><label>${escaped(words.reason)}<br><textarea name="review_reason" rows="5" cols="60" maxlength="2000"></textarea></label></p>
<p><label>${escaped(words.email)}<br><input type="email" name="email" required maxlength="254" autocomplete="email"></label></p>
<p><button type="submit">${escaped(words.send)}</button></p></form>`;
  return binary(
    Buffer.from(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title}</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${title}</h1>
<p>${escaped(words.intro)}</p>
${attributes.note === null ? '' : `<p>${escaped(attributes.note)}</p>`}
<ul>${files}</ul>
${end === null ? form : `<p role="status">${escaped(end)}</p>`}
</main></body></html>
`),
    'text/html; charset=utf-8',
    { 'content-security-policy': `${pagePolicy}; form-action 'self'`, 'referrer-policy': 'no-referrer' },
  );
};
