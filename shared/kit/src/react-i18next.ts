/** What `react-i18next` is in a remote (`shared/build/src/react-i18next.mjs`): the hook, over the shell's one instance. */
export { useTranslation } from 'react-i18next';
