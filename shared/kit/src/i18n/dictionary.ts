import { createInstance } from 'i18next';

/** The one instance of the page; every remote has a namespace of its own name. */
export const i18n = createInstance();
