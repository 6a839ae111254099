import { type BinaryReply, binary } from '../server/call.ts';
import { escaped, pagePolicy } from '../server/page.ts';
import { type MailLanguage, resolveMailLanguage } from './language.ts';
import type { LinkPageWords } from './words/words.ts';

const html = (language: MailLanguage, title: string, body: string): BinaryReply =>
  binary(
    Buffer.from(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escaped(title)}</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${escaped(title)}</h1>
${body}
</main></body></html>
`),
    'text/html; charset=utf-8',
    { 'content-security-policy': `${pagePolicy}; form-action 'self'`, 'referrer-policy': 'no-referrer' },
  );

/** Returns the page's texts in the language that the mailed link names. */
export const resolvePageWords = <Words>(
  lang: string | undefined,
  words: Readonly<Record<MailLanguage, Words>>,
  pick: (words: Words) => LinkPageWords,
): { readonly language: MailLanguage; readonly words: LinkPageWords } => {
  const language = resolveMailLanguage(lang ?? '');
  return { language, words: pick(words[language]) };
};

interface Page {
  readonly language: MailLanguage;
  readonly words: LinkPageWords;
}

/**
 * Returns a confirmation page. The button posts to `action`, relative to `/api`, with the hidden
 * `fields`.
 */
export const confirmationPage = (
  { language, words }: Page,
  action: string,
  fields: Readonly<Record<string, string>> = {},
): BinaryReply =>
  html(
    language,
    words.title,
    `<p>${escaped(words.question)}</p>
<form method="post" action="${escaped(`/api${action}`)}">${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
      .join('')}<button type="submit">${escaped(words.button)}</button></form>`,
  );

/** Returns the page that shows the result. */
export const resultPage = ({ language, words }: Page, end: 'done' | 'void'): BinaryReply =>
  html(language, words.title, `<p role="status">${escaped(words[end])}</p>`);
