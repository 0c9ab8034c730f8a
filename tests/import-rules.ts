import type { IForbiddenRuleType } from 'dependency-cruiser'

/** The shop's slices, lowest first: each may import only what stands before it. */
const sliceRanks = [
  'words',
  'core',
  'cart',
  'account',
  'product',
  'search',
  'direct-order',
  'orders',
  'shell',
  'pages',
] as const

const outside = 'node_modules'
const notTo = (name: string, from: string, to: string, comment: string): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
})

const sliceRules = sliceRanks.flatMap((slice, rank): IForbiddenRuleType[] => {
  const above = sliceRanks.slice(rank + 1)
  return above.length === 0
    ? []
    : [
        notTo(
          `slice-${slice}`,
          `^shop/${slice}/`,
          `^shop/(${above.join('|')})/`,
          `${slice} stands below them`,
        ),
      ]
})

/** Who may import whom: `ui <- shop <- ssr`, `api` alone, nobody from tests. */
export const importRules: IForbiddenRuleType[] = [
  { name: 'cycle', severity: 'error', from: {}, to: { circular: true } },
  notTo(
    'ui-alone',
    '^ui/',
    '^(shop|ssr|api|stories|tests|bench)/',
    'a widget knows its props and nothing else',
  ),
  notTo('shop-below-host', '^shop/', '^(ssr|stories|tests|bench)/', 'the shop does not know who carries it'),
  notTo('shop-contract-only', '^shop/', '^api/(?!contract/)', 'of the api the shop knows the contract alone'),
  {
    name: 'shop-contract-types-only',
    comment: 'schemas stay on the server; the shop takes types',
    severity: 'error',
    from: { path: '^shop/' },
    to: { path: '^api/contract/', dependencyTypesNot: ['type-only'] },
  },
  notTo('api-alone', '^api/', '^(ui|shop|ssr|stories|tests|bench)/', 'the api answers whoever asks'),
  notTo('ssr-no-tests', '^ssr/', '^(stories|tests|bench)/', 'nobody imports from tests'),
  notTo(
    'stories-no-server',
    '^stories/',
    '^(ssr|api|tests|bench)/(?!contract/)',
    'a story loads nothing of ssr or api',
  ),
  notTo(
    'stories-no-storybook',
    '^stories/',
    '^\\.storybook/',
    'the pages of .storybook are built from the texts and helpers in stories, not the other way',
  ),
  notTo(
    'nobody-imports-tests',
    '^(?!tests/|vite\\.config|bench/)',
    '^tests/',
    'tests stand at the end of every arrow',
  ),
  {
    name: 'styles-stay-pure',
    comment: 'a .css.ts is evaluated at build time and may see the theme and other styles only',
    severity: 'error',
    from: { path: '\\.css\\.ts$' },
    to: { pathNot: ['\\.css\\.ts$', '^ui/theme/', `${outside}/@vanilla-extract/`] },
  },
  {
    name: 'framework-in-its-room',
    comment: 'all that knows vite-plugin-ssr is in ssr/ and vite.config.ts',
    severity: 'error',
    from: { pathNot: '^(ssr/|vite\\.config)' },
    to: { path: `${outside}/vite-plugin-ssr/` },
  },
  {
    name: 'no-unresolved',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(raw|url)$'] },
  },
  {
    name: 'no-undeclared-package',
    comment: 'a workspace names every package it uses',
    severity: 'error',
    from: { path: '^(ui|shop|ssr|api)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  ...sliceRules,
]
