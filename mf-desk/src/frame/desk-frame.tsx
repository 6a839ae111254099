import { Page } from '@shop/ui';
import type { ReactNode } from 'react';
import deskStyles from '../releases/desk.module.css';
import styles from './desk-nav.module.css';
import { DeskNav } from './desk-nav.tsx';

/** The frame of every page of the desk: its navigation, and the page beside it (below 1024 px: under it). */
export function DeskFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Page className={styles.frame ?? ''}>
      <DeskNav />
      <div className={deskStyles.desk}>{children}</div>
    </Page>
  );
}
