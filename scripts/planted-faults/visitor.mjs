import { jest, script } from './test-of.mjs';

const consentTest = 'shared/kit/src/consent/consent.test.ts';
const analyticsTest = 'shared/kit/src/analytics/analytics.test.ts';

export const visitor = [
  {
    rule: 'consent is denied until given',
    why: 'The law, and the visitor’s trust.',
    file: 'shared/kit/src/consent/categories.ts',
    find: 'preferences[category] === true ||',
    replace: 'preferences[category] !== false ||',
    test: jest(consentTest, 'denies everything and asks before a choice'),
  },
  {
    rule: 'ph-pref always holds essential',
    why: 'Other hosts of the shop read the choice; without it they ask again.',
    file: 'shared/kit/src/consent/preferences.ts',
    find: '{ ...choice, essential: true };',
    replace: '{ ...choice };',
    test: jest(consentTest, 'takes the essential alone'),
  },
  {
    rule: 'robots are not asked',
    why: 'A banner in front of a crawler is a banner in the search results.',
    file: 'shared/kit/src/consent/preferences.ts',
    find: '/bot|crawl|slurp|spider/i;',
    replace: '/bot|crawl|spider/i;',
    test: jest(consentTest, 'does not ask'),
  },
  {
    rule: 'consent signals begin denied',
    why: 'Tag libraries read the default before anybody has clicked.',
    file: 'shared/kit/src/analytics/start.ts',
    find: "consentCommand('default', consentSignals({}));",
    replace: "consentCommand('default', consentSignals({ analytics: true }));",
    test: jest(analyticsTest, 'says denied first'),
  },
  {
    rule: 'a refusal drops what waited',
    why: 'What happened before a refusal must not be sent after a later consent.',
    file: 'shared/kit/src/analytics/queue.ts',
    find: '  waiting.length = 0;\n',
    replace: '',
    test: jest(analyticsTest, 'drops what waited when the answer is no'),
  },
  {
    rule: 'every language has every word',
    why: 'A missing sentence shows its key to the shopper.',
    file: 'mf-checkout/locales/pl-PL.json',
    find: '  "close": "Zamknij",\n',
    replace: '',
    test: script('scripts/check-locales.mjs', 'pl-PL'),
  },
];
