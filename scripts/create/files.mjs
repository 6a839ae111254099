// The files of a new remote: one page, its words and its test.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, wordsIn } from './words.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the major and minor version of this checkout's kit, as the new remote's range. */
const kitRange = (root) => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'shared/kit/package.json'), 'utf8'));
  return `^${version.split('.').slice(0, 2).join('.')}`;
};

export const packageOf = (root, name) => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'mf-quotes/package.json'), 'utf8'));
  return {
    name: `@shop/${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    sideEffects: ['**/*.css'],
    dependencies: {
      '@shop/kit': '*',
      '@shop/ui': '*',
      react: dependencies.react,
      'react-dom': dependencies['react-dom'],
      'react-i18next': dependencies['react-i18next'],
    },
  };
};

const remote = (root, { name, route }) => `import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: '${name}',
  contract: '${kitRange(root)}',
  routes: {
    ${route}: { lazy: () => import('./start/start.page.tsx') },
  },
  slots: {},
});
`;

const page = ({ name }) => `import { useDocumentTitle } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { buttonClass, Lead, Page, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** The first page of this remote. */
export function Component() {
  const { t } = useTranslation('${name}');
  useDocumentTitle(t('start.title'));
  return (
    <Page>
      <header>
        <h1>{t('start.title')}</h1>
        <Lead>{t('start.lead')}</Lead>
      </header>
      <Row>
        <Link to="home" className={buttonClass({ tone: 'signal' })}>
          {t('start.home')}
        </Link>
      </Row>
    </Page>
  );
}
`;

const test = ({ name }) => `/** @jest-environment jsdom */
import { renderPage } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './start.page.tsx';

it('says what it is and leads home', async () => {
  await renderPage(Component, { remote: '${name}', words });
  expect(await screen.findByRole('heading', { level: 1, name: words.start.title })).not.toBeNull();
  expect(screen.getByRole('link', { name: words.start.home }).getAttribute('href')).toBe('/');
  expect(document.title).toContain(words.start.title);
});
`;

/** Declares the keys of its words for `useTranslation`. */
const keys = ({ name }) => `import type words from '../locales/en-US.json';

declare module 'i18next' {
  interface ShopWords {
    '${name}': typeof words;
  }
}
`;

/** Returns the text of each file below the new folder. */
export const filesOf = (root, described) => ({
  'package.json': json(packageOf(root, described.name)),
  // React's name is there for the dead-code check: the new page needs it only for its JSX.
  'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "jsxImportSource": "react" },
  "include": ["**/*.ts", "**/*.tsx", "../shared/ui/src/css.d.ts"],
  "exclude": ["dist", "node_modules"]
}
`,
  'src/remote.ts': remote(root, described),
  'src/i18next.d.ts': keys(described),
  'src/start/start.page.tsx': page(described),
  'src/start/start.page.test.tsx': test(described),
  ...Object.fromEntries(languages.map((language) => [`locales/${language}.json`, json(wordsIn(language))])),
});
