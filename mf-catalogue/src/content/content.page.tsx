import { type ContentId, routes, type ShopDocument } from '@shop/contracts';
import { useDocumentTitle, useRegion } from '@shop/kit';
import { href, idOfSlug } from '@shop/kit/navigation';
import { queryClient, useQuery } from '@shop/kit/query';
import { Anchor, type LoaderFunctionArgs, useParams } from '@shop/kit/router';
import { Breadcrumb, buttonClass, Lead, Page, Prose, Section, Stack, TextLink } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { ApplicationForm } from './application/application-form.tsx';
import { Company } from './company.tsx';
import type { ContentLink, PageWords } from './content-words.ts';
import { DaysOff } from './days-off.tsx';
import { FilledText, hasAllValues } from './filled-text.tsx';
import { pageLayouts } from './page-layouts.ts';
import { pageWordsQuery } from './page-words.query.ts';
import { getLoadedPageWords } from './page-words.ts';
import { partAnchor } from './part-anchor.ts';
import { ProductCards } from './product-cards.tsx';

const isContentId = (id: string): id is ContentId => Object.hasOwn(pageLayouts, id);
const findContentId = (slug: string | undefined): ContentId | undefined => {
  const id = idOfSlug('content', slug ?? '');
  return id !== undefined && isContentId(id) ? id : undefined;
};

/** Loads the page's words, so that nothing is rendered without them. An unknown id is a 404. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const id = findContentId(params.content);
  if (id === undefined) throw new Response(null, { status: 404 });
  const { locale } = useRegion();
  if (getLoadedPageWords(locale, id) === undefined)
    await queryClient.ensureQueryData(pageWordsQuery(locale, id));
  return null;
};

/** A page about the shop: the seller, terms, contact. */
export function Component() {
  const id = findContentId(useParams().content);
  return id === undefined ? null : <Content key={id} id={id} />;
}

function Content({ id }: { readonly id: ContentId }) {
  const words = useQuery(pageWordsQuery(useRegion().locale, id)).data;
  return words === undefined ? null : <PageBody id={id} words={words} />;
}

function PageBody({ id, words }: { readonly id: ContentId; readonly words: PageWords }) {
  const { t } = useTranslation('mf-catalogue');
  const region = useRegion();
  const title = getPageName(region, id);
  useDocumentTitle(title);
  const { lead, parts } = words.text;
  const { relatedPages, company, calendar, products = [], links = [] } = pageLayouts[id];
  const otherPages = relatedPages.filter((other) => getPageName(region, other) !== '');
  const openLinks = links.flatMap((link) => {
    const address = resolveLink(link, region);
    return address === undefined ? [] : [{ link, address }];
  });
  return (
    <Page>
      <Section close>
        <Stack gap={3}>
          <Breadcrumb
            component={Anchor}
            label={t('breadcrumb')}
            crumbs={[{ label: t('home.crumb'), href: href('home') }, { label: title }]}
          />
          <header>
            <h1>{title}</h1>
            <Lead>
              <FilledText text={lead} />
            </Lead>
          </header>
          {company ? <Company words={words} /> : null}
          {calendar ? <DaysOff words={words.calendar} /> : null}
          {parts.map(([heading, ...paragraphs], index) => (
            <Stack key={heading} gap={2}>
              <Prose>
                <h2 id={partAnchor(heading)}>{heading}</h2>
                {paragraphs
                  .filter((paragraph) => hasAllValues(paragraph, region))
                  .map((paragraph) => (
                    <p key={paragraph}>
                      <FilledText text={paragraph} />
                    </p>
                  ))}
              </Prose>
              {products[index]?.length ? <ProductCards slugs={products[index]} /> : null}
            </Stack>
          ))}
          {words.application ? <ApplicationForm words={words.application} /> : null}
          {openLinks.map(({ link, address }) => (
            <p key={link}>
              <Anchor href={address} className={buttonClass()}>
                {words.doors[link]}
              </Anchor>
            </p>
          ))}
          <nav aria-label={words.seeAlso}>
            <Stack gap={1}>
              <h2>{words.seeAlso}</h2>
              {otherPages.map((other) => (
                <p key={other}>
                  <TextLink component={Anchor} href={href('content', { content: other })} kind="standing">
                    {getPageName(region, other)}
                  </TextLink>
                </p>
              ))}
            </Stack>
          </nav>
        </Stack>
      </Section>
    </Page>
  );
}

/** Returns the name of a page, as in the footer and in search engines. */
const getPageName = ({ elements }: ShopDocument, id: ContentId): string =>
  elements?.pages?.find((page) => page.id === id)?.name ?? '';

/** Returns the address of a link; undefined where its page is not built or the market lacks it. */
const resolveLink = (link: ContentLink, { market }: ShopDocument): string | undefined => {
  if (link === 'api') return '/api/docs';
  if (link === 'plus' && !market.supportsPlus) return undefined;
  const { owner } = routes[link];
  return owner === null ? undefined : href(link);
};
