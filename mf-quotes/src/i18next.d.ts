import type words from '../locales/en-US.json';
import type laterWords from '../locales/later/en-US.json';

declare module 'i18next' {
  interface ShopWords {
    'mf-quotes': typeof words & typeof laterWords;
  }
}
