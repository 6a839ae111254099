// What a remote imports as `react-i18next`: exactly these exports, and the shell's copy of them.
export { useTranslation } from '@shop/kit/react-i18next';
export { Trans } from '@shop/kit/react-i18next-trans';
