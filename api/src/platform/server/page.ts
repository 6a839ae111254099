const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** Content security policy of the API's pages: no script, one style sheet by URL. */
export const pagePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export const pageStyle = `body{margin:0 auto;max-width:60rem;padding:2rem;font:16px/1.5 system-ui,sans-serif;color:#1d1b18;background:#fff}
code,pre{font:14px/1.4 ui-monospace,monospace}pre{white-space:pre-wrap}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #ddd6ca}
td:first-child{white-space:nowrap}small{color:#5c574f}`;

/** Renders a page for developers. `title` is text, `body` is markup. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>${escaped(title)}</h1>
${body}</body></html>
`;
