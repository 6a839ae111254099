import { useDocumentTitle } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { buttonClass, ErrorPanel, Page, Section } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LinkExpiredProps {
  readonly title: string;
  readonly advice: string;
  /** An action shown before the link to the list of designs. */
  readonly action?: ReactNode;
}

/** A design link that is no longer valid. */
export function LinkExpired({ title, advice, action }: LinkExpiredProps) {
  const { t } = useTranslation('mf-editor');
  useDocumentTitle(title);
  return (
    <Page>
      <Section>
        <h1 className="only-heard" tabIndex={-1}>
          {title}
        </h1>
        <ErrorPanel
          title={title}
          advice={advice}
          actions={
            <>
              {action}
              <Link to="boxEditor" className={buttonClass(action ? {} : { tone: 'signal' })}>
                {t('open.mine')}
              </Link>
            </>
          }
        />
      </Section>
    </Page>
  );
}
