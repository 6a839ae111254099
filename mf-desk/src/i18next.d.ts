import type words from '../locales/en-US.json';

declare module 'i18next' {
  interface ShopWords {
    'mf-desk': typeof words;
  }
}
