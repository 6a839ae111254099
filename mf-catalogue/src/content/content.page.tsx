import type { ShopDocument } from '@shop/contracts';
import { brandName, useDocumentTitle, useRegion } from '@shop/kit';
import { useText } from '@shop/kit/i18n';
import { href, idOfSlug } from '@shop/kit/navigation';
import { Anchor, type LoaderFunctionArgs, useParams } from '@shop/kit/router';
import { Breadcrumb, Lead, Page, Prose, Section, Stack, TextLink } from '@shop/ui';
import { Company } from './company.tsx';
import { type ContentId, contentIds } from './content-words.ts';
import { alongside, withCompany } from './pages.ts';
import { contentWords } from './words-of.ts';

const idOf = (slug: string | undefined): ContentId | undefined => {
  const id = idOfSlug('content', slug ?? '');
  return contentIds.find((one) => one === id);
};

/** A slip of the pen is no page. */
export const loader = ({ params }: LoaderFunctionArgs) => {
  if (idOf(params.content) === undefined) throw new Response(null, { status: 404 });
  return null;
};

/** A page about the shop: who sells, on what terms, how to reach us. */
export function Component() {
  const id = idOf(useParams().content);
  return id === undefined ? null : <Content key={id} id={id} />;
}

function Content({ id }: { readonly id: ContentId }) {
  const t = useText();
  const region = useRegion();
  const words = contentWords(region.locale);
  const title = nameOf(region, id);
  useDocumentTitle(title);
  const { lead, parts } = words.pages[id];
  const others = alongside[id].filter((other) => nameOf(region, other) !== '');
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
            <Lead>{filled(lead, region)}</Lead>
          </header>
          {withCompany.includes(id) ? <Company words={words} /> : null}
          {parts.map(([heading, ...paragraphs]) => (
            <Prose key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{filled(paragraph, region)}</p>
              ))}
            </Prose>
          ))}
          <nav aria-label={words.seeAlso}>
            <Stack gap={1}>
              <h2>{words.seeAlso}</h2>
              {others.map((other) => (
                <p key={other}>
                  <TextLink component={Anchor} href={href('content', { content: other })} kind="standing">
                    {nameOf(region, other)}
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

/** As the footer and the search engines call it. */
const nameOf = ({ elements }: ShopDocument, id: ContentId): string =>
  elements?.pages?.find((page) => page.id === id)?.name ?? '';

const filled = (text: string, { market, company }: ShopDocument): string => {
  const values: Readonly<Record<string, string>> = {
    email: market.contactEmail,
    phone: market.phoneNumber,
    brand: brandName(),
    company: company?.name ?? brandName(),
  };
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
};
