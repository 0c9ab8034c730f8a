import type { IForbiddenRuleType } from 'dependency-cruiser'

/** The shop's slices, lowest first: each may import only those before it. */
export const sliceRanks = [
  'addresses',
  'core',
  'forms',
  'exports',
  'list-page',
  'feedback',
  'account',
  'stock',
  'cart',
  'intro-tour',
  'product',
  'start',
  'search',
  'direct-order',
  'deliveries',
  'shell',
  'my-pages',
  'orders',
  'favourite-lists',
  'company',
  'salespeople',
  'approvals',
  'users',
  'customers',
  'invoices',
  'returns',
  'offers',
  'become-a-customer',
  'order-agreements',
  'my-account',
  'operator-area',
  'pages',
] as const

/**
 * The features of the api, lowest first: each may import only those before it. All of them may import `contract`; the
 * files of `api` itself are the assembly, which imports them all.
 */
export const featureRanks = [
  'spreadsheets',
  'platform',
  'my-pages',
  'sites',
  'mail',
  'push',
  'warehouses',
  'files',
  'accounts',
  'user-settings',
  'tracking',
  'exports',
  'audit',
  'sellers',
  'catalogue',
  'media',
  'site-content',
  'company',
  'user-administration',
  'carts',
  'orders',
  'salespeople',
  'deliveries',
  'order-info',
  'approvals',
  'favourite-lists',
  'direct-order',
  'offers',
  'order-agreements',
  'invoices',
  'returns',
  'attachments',
  'become-a-customer',
  'feedback',
  'my-account',
  'personal-data',
  'record-customers',
  'import',
  'experiments',
  'operator-area',
  'housekeeping',
  'operator',
  'openapi',
] as const

const outside = 'node_modules'
const production = '^(ui|shop|ssr|api|search)/'
/** Rules of numbers and of the application form, for server and browser. */
const formRules = '^api/contract/(become-a-customer/(form/|states\\.ts$)|numbers/|mailbox\\.ts$)'
/** The list of the pages and their declarations: addresses, layouts and rules, which all slices need. */
const pageDeclarations = '^shop/pages/(pages|[^/]+/page)\\.ts$'
/** The program that starts the service. */
const demoLoader = '^ssr/server/connect-api\\.ts$'
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
        {
          ...notTo(
            `slice-${slice}`,
            `^shop/${slice}/`,
            `^shop/(${above.join('|')})/`,
            `${slice} ranks below them`,
          ),
          to: { path: `^shop/(${above.join('|')})/`, pathNot: pageDeclarations },
        },
      ]
})

const featureRules = featureRanks.flatMap((feature, rank): IForbiddenRuleType[] => {
  const above = featureRanks.slice(rank + 1)
  return above.length === 0
    ? []
    : [
        notTo(
          `feature-${feature}`,
          `^api/${feature}/`,
          `^api/(${above.join('|')})/`,
          `${feature} ranks below them`,
        ),
      ]
})

/** Imports between packages: `ui <- shop <- ssr -> api -> search`; nothing imports tests. */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'cycle',
    comment: 'the program that starts the service may load the demo, which imports the service',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { pathNot: '^demo/' } },
  },
  {
    name: 'cycle-demo',
    severity: 'error',
    from: { path: '^demo/' },
    to: { circular: true, viaOnly: '^demo/' },
  },
  {
    name: 'production-imports-demo',
    comment: 'one import() behind SITE_ENV=local loads the demo, nothing else does',
    severity: 'error',
    from: { path: production, pathNot: demoLoader },
    to: { path: '^demo/' },
  },
  {
    name: 'production-imports-demo-statically',
    comment: 'a start outside SITE_ENV=local must not load the demo',
    severity: 'error',
    from: { path: demoLoader },
    to: { path: '^demo/', dynamic: false },
  },
  notTo(
    'demo-knows-api-only',
    '^demo/',
    '^(ui|shop|ssr|search|stories|tests|bench|bin)/',
    'the demo fills the database of the service',
  ),
  notTo(
    'ui-alone',
    '^ui/',
    '^(shop|ssr|api|search|stories|tests|bench)/',
    'a widget gets everything by its props',
  ),
  notTo(
    'shop-below-host',
    '^shop/',
    '^(ssr|stories|tests|bench)/',
    'the host renders the shop, not the other way round',
  ),
  notTo(
    'shop-contract-only',
    '^shop/',
    '^api/(?!contract/)',
    'of the api the shop imports only the contract',
  ),
  {
    name: 'shop-contract-types-only',
    comment:
      'schemas stay on the server; the shop takes types, the rules of one form (decision 20) and the table of my pages (decision 21)',
    severity: 'error',
    from: { path: '^shop/' },
    to: {
      path: '^api/contract/',
      pathNot: '^api/contract/(become-a-customer/form/index|my-pages)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'form-rules-alone',
    comment: 'the browser loads them: of the contract they may import each other only',
    severity: 'error',
    from: { path: formRules },
    to: { path: '^(ui|shop|ssr|api|search|demo)/', pathNot: formRules, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'page-declarations-alone',
    comment: 'every page loads them: nothing of a page itself (decision 21)',
    severity: 'error',
    from: { path: pageDeclarations },
    to: {
      path: '^(ui|shop|ssr|api|search|demo)/',
      pathNot: [pageDeclarations, '^shop/addresses/'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'my-pages-table-alone',
    comment: 'the browser loads it',
    severity: 'error',
    from: { path: '^api/contract/my-pages\\.ts$' },
    to: { path: '^(ui|shop|ssr|api|search|demo)/', dependencyTypesNot: ['type-only'] },
  },
  notTo(
    'search-alone',
    '^search/',
    '^(ui|shop|ssr|api|demo|stories|tests|bench)/',
    'the search engine imports nothing of the shop',
  ),
  notTo('search-behind-api', '^(shop|ssr|stories)/', '^search/', 'only the api uses the search engine'),
  notTo('api-alone', '^api/', '^(ui|shop|ssr|stories|tests|bench)/', 'the api does not know its callers'),
  notTo('ssr-no-tests', '^ssr/', '^(stories|tests|bench)/', 'production code imports no tests'),
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
    'only tests and benches import tests',
  ),
  {
    name: 'styles-stay-pure',
    comment: 'a .css.ts is evaluated at build time and may see the theme and other styles only',
    severity: 'error',
    from: { path: '\\.css\\.ts$' },
    to: { pathNot: ['\\.css\\.ts$', '^ui/theme/', `${outside}/@vanilla-extract/`] },
  },
  {
    name: 'framework-only-in-ssr',
    comment: 'all that knows vite-plugin-ssr is in ssr/ and vite.config.ts',
    severity: 'error',
    from: { pathNot: '^(ssr/|vite\\.config)' },
    to: { path: `${outside}/vite-plugin-ssr/` },
  },
  {
    name: 'no-unresolved',
    severity: 'error',
    from: {},
    // The package.json of numfmt 4.0.1 names a file of types that it does not have; Node and TypeScript take the next
    // one.
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(raw|url)$', '^numfmt$'] },
  },
  {
    name: 'no-undeclared-package',
    comment: 'a workspace names every package it uses',
    severity: 'error',
    from: { path: '^(ui|shop|ssr|api|search|demo)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  ...sliceRules,
  notTo('contract-alone', '^api/contract/', '^api/(?!contract/)', 'every feature imports the contract'),
  ...featureRules,
  {
    name: 'feature-inside',
    comment:
      'a feature is entered by its service, or by that of one of its parts, such as the articles of the catalogue',
    severity: 'error',
    from: { path: '^api/([^/]+)/' },
    to: {
      path: '^api/[^/]+/',
      pathNot: [
        '/service[.]ts$',
        // Libraries have no service.
        '^api/($1|platform|contract|spreadsheets|node_modules)/',
        // A thread that reads pasted rows needs it, without the database.
        '^api/catalogue/articles/number-readings[.]ts$',
      ],
    },
  },
]
