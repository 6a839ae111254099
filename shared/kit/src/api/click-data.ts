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

/** Sets the click data of this page's calls: none before the visitor allows it. */
export const setClickData = (data: Readonly<Record<string, string>>): void => {
  current = data;
};

/** Returns the ad click ids of an address, by their parameter names. */
export function readClickIds(search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    clickIdParameters.flatMap((name) => {
      const value = query.get(name);
      return value && value.length <= 300 ? [[name, value] as const] : [];
    }),
  );
}

/** Returns the header `X-Click-Data` if there is click data; stores nothing. */
export const clickDataHeader = (): Record<string, string> =>
  Object.keys(current).length > 0 ? { 'X-Click-Data': JSON.stringify(current) } : {};
