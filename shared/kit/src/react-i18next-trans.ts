/** Sentences with elements in them: a chunk of its own, since no first page has one. */
export { Trans } from 'react-i18next';
