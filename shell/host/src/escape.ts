const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * Escapes JSON for a `<script>` element: no `<` can end the element, and the two line separators that JSON allows and
 * older parsers do not are written as escapes.
 */
export const escapeJson = (text: string): string =>
  text.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export const jsonForScript = (value: unknown): string => escapeJson(JSON.stringify(value));
