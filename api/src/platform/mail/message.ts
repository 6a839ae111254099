/** A mail ready to go. */
export interface MailMessage {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of marketing mails: the URL where one POST unsubscribes the reader (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

/** The content of a mail before layout. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Facts in two columns, for example an order's number and total. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print, for example why this mail came. */
  readonly footer: string;
  readonly unsubscribeUrl?: string | undefined;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
/** Puts a subject on one line, whatever a name in it contains. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const renderText = ({ heading, paragraphs, facts = [], action, footer }: MailContent): string =>
  [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${footer}`,
  ].join('\n\n');

/**
 * Inline styles only: mail programs remove style sheets. The colours are the shop's design tokens.
 */
const renderHtml = (
  locale: string,
  { subject, heading, paragraphs, facts = [], action, footer }: MailContent,
): string =>
  `<!doctype html>
<html lang="${escaped(locale)}"><head><meta charset="utf-8"><title>${escaped(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px;background:#f5f2ec;color:#1d1b18;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`).join('\n')}
${
  facts.length > 0
    ? `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${facts
        .map(
          ([label, value]) =>
            `<tr><td style="padding:4px 16px 4px 0;color:#5c574f">${escaped(label)}</td><td style="padding:4px 0">${escaped(value)}</td></tr>`,
        )
        .join('')}</table>`
    : ''
}
${action ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;background:#1d1b18;color:#fff;text-decoration:none">${escaped(action.label)}</a></p>` : ''}
<p style="margin:24px 0 0;font-size:13px;color:#5c574f">${escaped(footer)}</p>
</div></body></html>
`;

/** Renders a mail as text and HTML. `locale` is the tag of its language. */
export const composeMail = (
  from: MailMessage['from'],
  to: string,
  locale: string,
  content: MailContent,
): MailMessage => ({
  from,
  to,
  subject: oneLine(content.subject),
  text: renderText(content),
  unsubscribeUrl: content.unsubscribeUrl,
  html: renderHtml(locale, content),
});
