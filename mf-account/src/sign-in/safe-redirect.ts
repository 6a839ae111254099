/**
 * Returns the address of `?next=` if it is a path of this site; else null. Parse it like a browser first, which ignores
 * tabs and line breaks: `/\t/evil.example` names another host.
 *
 * @example resolveSafeRedirect('/koszyk/?a=1', 'https://shop.example') // 'https://shop.example/koszyk/?a=1'
 */
export const resolveSafeRedirect = (next: string | null, origin: string): string | null => {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return null;
  const target = new URL(next, origin);
  return target.origin === origin && !target.pathname.startsWith('//') ? target.href : null;
};
