/** Sentences with elements in them: a separate chunk, since no first page has one. */
export { Trans } from 'react-i18next';
