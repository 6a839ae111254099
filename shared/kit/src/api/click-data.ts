const clickIds = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const;

/** Ad click ids of the address as `X-Click-Data`; nothing is stored. */
export function clickData(search: string = window.location.search): Record<string, string> {
  const query = new URLSearchParams(search);
  const found = clickIds.flatMap((name) => {
    const value = query.get(name);
    return value && value.length <= 500 ? [[name, value] as const] : [];
  });
  return found.length > 0 ? { 'X-Click-Data': JSON.stringify(Object.fromEntries(found)) } : {};
}
