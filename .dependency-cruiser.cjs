/** The arrows of the architecture. `npm run check` fails on any import against them. */
const contexts = require('./api/contexts.json');
const names = Object.keys(contexts);
const face = '(index|composition|testing)\\.ts$';
const tests = '\\.(test|fixture)\\.ts$|/testing\\.ts$';

/** Arrows between the contexts of the API: the table of api/contexts.json, and no way past a face. */
const arrowsOfContexts = [
  ...names.map((name) => ({
    name: `${name}-imports-along-the-table`,
    comment: `api/contexts.json lists what ${name} may import: ${contexts[name].mayImport.join(', ') || 'nothing'}.`,
    severity: 'error',
    from: { path: `^api/src/${name}/` },
    to: {
      path: `^api/src/(${names.filter((other) => other !== name && !contexts[name].mayImport.includes(other)).join('|')})/`,
    },
  })),
  {
    name: 'no-import-past-a-face',
    comment: 'Contexts meet through index.ts; tests also use composition.ts and testing.ts.',
    severity: 'error',
    from: { path: '^api/src/([^/]+)/' },
    to: { path: '^api/src/[^/]+/', pathNot: ['^api/src/$1/', `^api/src/[^/]+/${face}`] },
  },
  {
    name: 'outside-of-the-api-faces-only',
    severity: 'error',
    from: { pathNot: '^api/src/[^/]+/' },
    to: { path: '^api/src/[^/]+/', pathNot: `^api/src/[^/]+/${face}` },
  },
  {
    name: 'composition-and-fixtures-are-not-for-code-of-other-contexts',
    severity: 'error',
    from: { path: '^api/src/([^/]+)/', pathNot: tests },
    to: { path: '^api/src/[^/]+/(composition|testing)\\.ts$', pathNot: '^api/src/$1/' },
  },
  {
    name: 'contexts-know-nothing-above-them',
    comment: 'Files straight in api/src compose all contexts, as api/test does for tests.',
    severity: 'error',
    from: { path: '^api/src/[^/]+/' },
    to: { path: '^api/src/[^/]+\\.ts$' },
  },
  {
    name: 'test-helpers-are-for-tests',
    severity: 'error',
    from: { path: '^api/src/', pathNot: tests },
    to: { path: '^api/test/' },
  },
  {
    name: 'own-files-do-not-import-their-own-face',
    severity: 'error',
    from: { path: '^api/src/([^/]+)/[^/]+/' },
    to: { path: `^api/src/$1/${face}` },
  },
];

const leaf = '^(regions|shared/(contracts|intake|money|packaging|design|search))/';
module.exports = {
  forbidden: [
    ...arrowsOfContexts,
    {
      name: 'leaves-import-nothing-above',
      comment:
        'regions, contracts, intake, money, packaging, design and search are the ground: they know nothing of what stands on them.',
      severity: 'error',
      from: { path: leaf },
      to: { path: '^(shared|shell|mf-|api|cli|e2e)', pathNot: leaf },
    },
    {
      name: 'kit-and-ui-import-leaves-only',
      severity: 'error',
      from: { path: '^shared/(kit|ui|releases)/', pathNot: '(\\.test\\.tsx?$|/stories/)' },
      to: { path: '^(regions|shell|mf-|api|cli|e2e)/' },
    },
    {
      name: 'the-release-tool-needs-a-checkout-of-shared-only',
      severity: 'error',
      from: { path: '^shared/release-tool/' },
      to: { path: '^(regions|shell|mf-|api|cli|e2e|shared/(kit|ui|build|packaging|design))' },
    },
    {
      name: 'ui-knows-no-kit',
      severity: 'error',
      from: { path: '^shared/ui/' },
      to: { path: '^shared/kit/' },
    },
    {
      name: 'a-remote-imports-shared-only',
      comment: 'Remotes meet through navigate, slots, query keys and the bus, never by import.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(regions|shell|mf-[^/]+|api|cli|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'regions-stay-off-the-browser',
      severity: 'error',
      from: { path: '^(shell/browser|shared/(kit|ui)|mf-[^/]+)/' },
      to: { path: '^regions/' },
    },
    {
      name: 'api-stands-alone',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(shell|mf-[^/]+|cli|e2e|shared/(kit|ui|build))' },
    },
    {
      name: 'host-knows-no-api',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(api|cli|e2e|mf-)' },
    },
    { name: 'only-cli-composes', severity: 'error', from: { pathNot: '^(cli|e2e)/' }, to: { path: '^cli/' } },
    {
      name: 'black-box-journeys',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(regions|shell|mf-|api|cli|shared)/', pathNot: '^shared/contracts/' },
    },
    {
      name: '3d-and-canvas-only-in-the-editor',
      severity: 'error',
      from: { pathNot: '^mf-editor/' },
      to: { path: 'node_modules/(three|konva|react-konva|@react-three)/' },
    },
    {
      name: 'intake-imports-nothing-of-the-shop',
      comment: 'What people type is read without any table of the shop, so that every page can do it.',
      severity: 'error',
      from: { path: '^shared/intake/' },
      to: { path: '^(regions|shared/(contracts|money|packaging|design)|shell|mf-|api|cli|e2e)' },
    },
    {
      name: 'stripe-js-only-in-checkout',
      severity: 'error',
      from: { pathNot: '^mf-checkout/' },
      to: { path: 'node_modules/@stripe/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { circular: true, viaOnly: { pathNot: 'node_modules' } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|var|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
