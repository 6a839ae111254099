// The `react-i18next` of remotes: exactly these exports, from the shell's copy.
export { useTranslation } from '@shop/kit/react-i18next';
export { Trans } from '@shop/kit/react-i18next-trans';
