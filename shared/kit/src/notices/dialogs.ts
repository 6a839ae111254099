import { createStore } from '../store/store.ts';

export interface Confirmation {
  readonly title: string;
  readonly text: string;
  /** A verb: "Delete design". */
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
}

export type OpenDialog =
  | {
      readonly kind: 'signIn';
      readonly mode: 'signIn' | 'register';
      readonly settle: (done: boolean) => void;
    }
  | { readonly kind: 'confirm'; readonly content: Confirmation; readonly settle: (done: boolean) => void };

/** The dialog that the shell shows over every remote, if any. */
export const openDialog = createStore<OpenDialog | undefined>(undefined);

function showDialog(createDialog: (settle: (done: boolean) => void) => OpenDialog): Promise<boolean> {
  openDialog.get()?.settle(false);
  return new Promise((resolve) => {
    const dialog = createDialog((done) => {
      if (openDialog.get() === dialog) openDialog.set(undefined);
      resolve(done);
    });
    openDialog.set(dialog);
  });
}

/** Asks for confirmation of something irreversible. Closing the dialog counts as no. */
export const confirm = (content: Confirmation): Promise<boolean> =>
  showDialog((settle) => ({ kind: 'confirm', content, settle }));

/** Opens the sign-in dialog in place; `true` once the shopper is signed in and cart and designs are merged. */
export const askToSignIn = (mode: 'signIn' | 'register' = 'signIn'): Promise<boolean> =>
  showDialog((settle) => ({ kind: 'signIn', mode, settle }));
