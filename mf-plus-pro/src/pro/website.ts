/** Adds a scheme: most people type `studio.example`. */
export const addScheme = (website: string): string =>
  website === '' || /^https?:\/\//i.test(website) ? website : `https://${website}`;

export const websitePattern = /^https?:\/\/[^\s/]+\.[^\s]+$/i;
