import type { Endpoint } from '@shop/contracts';
import { useDocumentTitle, useRegion } from '@shop/kit';
import { Anchor } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { Notice } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Forbidden } from '../releases/forbidden.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { DeskFrame } from './desk-frame.tsx';
import styles from './frame.module.css';
import { useMarkets } from './markets.ts';
import { useRoleText } from './role-text.ts';
import { useMay, useRegionsFor, useStaffMe } from './staff-me.ts';

interface DeskPageProps {
  /** The name of the page: its document title, and its heading where it is refused. */
  readonly title: string;
  /** The call without which there is nothing to show. */
  readonly needs: Endpoint;
  readonly children: ReactNode;
}

/**
 * A page of the desk. Visitors who are not of the staff, and staff without the permission in this region, are told why
 * it is not shown and what they can do. The page itself starts at once: the API checks each call.
 */
export function DeskPage({ title, needs, children }: DeskPageProps) {
  const { user } = useSession();
  useDocumentTitle(title);
  return user?.staff === true ? (
    <ForStaff title={title} needs={needs}>
      {children}
    </ForStaff>
  ) : (
    <Forbidden />
  );
}

function ForStaff({ title, needs, children }: DeskPageProps) {
  const me = useStaffMe();
  const may = useMay();
  // The account may have lost its staff role since the page was opened: the API then returns 404.
  const stop = stopBehind(me.error);
  if (stop !== null) return stop;
  return me.isPending || may(needs) ? children : <NotAllowed title={title} needs={needs} />;
}

/** For staff whom the API refuses one thing: it belongs to a region of others, or the whole page is not for them. */
export function Refused({ title, needs }: Pick<DeskPageProps, 'title' | 'needs'>) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  if (!may(needs)) return <NotAllowed title={title} needs={needs} />;
  return (
    <DeskFrame>
      <h1>{title}</h1>
      <Notice severity="warning" title={t('noAccess.otherRegion')}>
        {t('noAccess.ask')}
      </Notice>
    </DeskFrame>
  );
}

/** For staff whose roles do not include a page: which roles they have, and where the page is open to them. */
export function NotAllowed({ title, needs }: Pick<DeskPageProps, 'title' | 'needs'>) {
  const { t } = useTranslation('mf-desk');
  const { region } = useRegion();
  const markets = useMarkets();
  const roleText = useRoleText();
  const { data: me } = useStaffMe();
  const regions = useRegionsFor()(needs) ?? [];
  const here = markets.find(({ id }) => id === region)?.name ?? region;
  const others = markets.filter(({ id, href }) => href !== undefined && regions.includes(id));
  return (
    <DeskFrame>
      <h1>{title}</h1>
      <Notice severity="warning" title={t('noAccess.title', { region: here })}>
        <p>{me && me.roles.length > 0 ? t('noAccess.roles') : t('noAccess.noRoles')}</p>
        <ul className={styles.plain}>
          {me?.roles.map((role) => (
            <li key={role.role}>{roleText(role)}</li>
          ))}
        </ul>
        {others.length > 0 ? (
          <>
            <p>{t('noAccess.elsewhere')}</p>
            <ul className={styles.plain}>
              {others.map(({ id, name, href }) => (
                <li key={id}>
                  <Anchor href={href ?? ''}>{name}</Anchor>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <p>{t('noAccess.ask')}</p>
      </Notice>
    </DeskFrame>
  );
}
