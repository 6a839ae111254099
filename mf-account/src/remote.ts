import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: 'mf-account',
  contract: '^2.0',
  routes: {
    signIn: { lazy: () => import('./sign-in/sign-in.page.tsx') },
    register: { lazy: () => import('./sign-in/register.page.tsx') },
    signOut: { lazy: () => import('./sign-in/sign-out.page.tsx') },
    confirmEmail: { lazy: () => import('./sign-in/confirm-email.page.tsx') },
    setPassword: { lazy: () => import('./sign-in/set-password.page.tsx') },
    account: { lazy: () => import('./account/account.page.tsx') },
    accountOrders: { lazy: () => import('./orders/orders.page.tsx') },
    accountOrder: { lazy: () => import('./orders/order.page.tsx') },
    accountBoxes: { lazy: () => import('./designs/designs.page.tsx') },
    accountWallet: { lazy: () => import('./wallet/wallet.page.tsx') },
    accountReforestation: { lazy: () => import('./reforestation/reforestation.page.tsx') },
    accountSettings: { lazy: () => import('./settings/settings.page.tsx') },
    accountPrivacy: { lazy: () => import('./privacy/privacy.page.tsx') },
  },
  slots: {
    accountNavigation: () => import('./slots/account-navigation.slot.tsx'),
    signIn: () => import('./slots/sign-in.slot.tsx'),
  },
});
