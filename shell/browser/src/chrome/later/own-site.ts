/** Whether an address is on one of the shop's own sites: this host, or that of another region. */
export function isOwnSite(address: string, regions: readonly { readonly href: string }[]): boolean {
  if (!URL.canParse(address)) return false;
  const { host } = new URL(address);
  return [window.location.href, ...regions.map(({ href }) => href)].some(
    (site) => new URL(site, window.location.href).host === host,
  );
}
