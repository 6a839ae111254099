const clickIdParameters = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'li_fat_id',
  'twclid',
] as const;

let current: Readonly<Record<string, string>> = {};

/** What the calls of this page carry: nothing before the visitor allows it. */
export const setClickData = (data: Readonly<Record<string, string>>): void => {
  current = data;
};

/** Ad click ids of an address, by the names they have there. */
export function readClickIds(search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    clickIdParameters.flatMap((name) => {
      const value = query.get(name);
      return value && value.length <= 300 ? [[name, value] as const] : [];
    }),
  );
}

/** The header `X-Click-Data`, where there is anything to tell; nothing is stored for it. */
export const clickDataHeader = (): Record<string, string> =>
  Object.keys(current).length > 0 ? { 'X-Click-Data': JSON.stringify(current) } : {};
