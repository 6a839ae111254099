import { createInstance } from 'i18next';

/** The one instance of the page; every remote's words are a namespace of its own name. */
export const i18n = createInstance();
