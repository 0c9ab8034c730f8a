import { readFileSync } from 'node:fs'
import { partOf, testFiles } from './parts.ts'

/** Browser tests of the gate: what users do from end to end. All others are in the group `pages`. */
export const journeys = [
  // Find and buy, as a customer and as a visitor, on a desktop and on a phone.
  'path',
  'direct-order',
  'checkout',
  'sign-in',
  'tabs',
  'keyboard',
  'without-script',
  // One page load per site, the first start, and the bytes of a first load.
  'sites',
  'start',
  'areas',
  'weight',
  // My pages.
  'approvals',
  'become-a-customer',
  'invoices',
  'my-account',
  'my-lists',
  'offers',
  'order-agreements',
  'order-info',
  'returns',
  'user-administration',
].map((name) => `tests/e2e/${name}.test.ts`)

/**
 * Journeys that have several walks: one is in the gate, and all are in the group `pages` (tests/e2e/journey-walks.ts).
 */
const journeysOfManyWalks = journeys.filter((file) => readFileSync(file, 'utf8').includes('journey-walks'))

/** Tests of `npm run test:all` that run together. */
export interface Group {
  name: string
  /** Its files: paths, or folders that end with a slash. */
  files: readonly string[]
  /** They measure time or memory, so each file runs with nothing beside it. */
  alone?: boolean
  /** Files of the gate that state times in this group only. */
  again?: readonly string[]
  /** Settings of its tests. */
  environment?: Readonly<Record<string, string>>
}

/** What is not in the gate. A test file that no group names is in it. The first group that names a file has it. */
export const otherGroups: readonly Group[] = [
  {
    name: 'measures',
    alone: true,
    environment: { TEST_MEASURES: '1' },
    again: [
      'tests/api/catalogue/search/any-query.test.ts',
      'tests/api/direct-order/pasted-rows/corpus.test.ts',
      'tests/api/direct-order/pasted-rows/parts.test.ts',
      'tests/api/direct-order/rows.test.ts',
      'tests/demo/load.test.ts',
      'tests/ssr/operations/readiness.test.ts',
    ],
    files: [
      'tests/api/accounts/sign-in-guessing.test.ts',
      'tests/api/carts/large-carts.test.ts',
      'tests/api/import/large-catalogue.test.ts',
      'tests/api/import/spreadsheet-memory.test.ts',
      'tests/api/whole/main-thread.test.ts',
      'tests/e2e/slow.test.ts',
      'tests/ssr/pages/main-thread.test.ts',
    ],
  },
  {
    name: 'models',
    files: [
      'tests/api/approvals/approvals-model.test.ts',
      'tests/api/become-a-customer/drafts-model.test.ts',
      'tests/api/carts/model.test.ts',
      'tests/api/catalogue/search/pasted-names.test.ts',
      'tests/api/catalogue/search/relevance.test.ts',
      'tests/api/direct-order/model.test.ts',
      'tests/api/offers/model.test.ts',
      'tests/api/order-agreements/model.test.ts',
      'tests/api/platform/jobs/model.test.ts',
      'tests/api/returns/returns-model.test.ts',
      'tests/api/user-administration/users-model.test.ts',
    ],
  },
  {
    name: 'kills',
    files: [
      'tests/api/approvals/kills/',
      'tests/api/import/killed.test.ts',
      'tests/api/invoices/kills/',
      'tests/api/mail/full-folder.test.ts',
      'tests/api/mail/killed.test.ts',
      'tests/api/mail/stopped.test.ts',
      'tests/api/order-agreements/kills/',
      'tests/api/platform/disk-full.test.ts',
      'tests/api/platform/jobs/killed.test.ts',
      'tests/api/platform/locked.test.ts',
      'tests/api/platform/silent-postgres.test.ts',
      'tests/api/push/killed.test.ts',
      'tests/api/whole/crash/',
      'tests/api/whole/history/',
    ],
  },
  {
    name: 'hostile',
    files: [
      'tests/api/direct-order/pasted-rows/second-reader.test.ts',
      'tests/api/platform/bad-input.test.ts',
      'tests/api/platform/limits.test.ts',
      'tests/api/whole/canary.test.ts',
      'tests/e2e/canary.test.ts',
      'tests/e2e/injection.test.ts',
      'tests/e2e/injection-applications.test.ts',
      'tests/e2e/injection-every.test.ts',
      'tests/e2e/lost-parts.test.ts',
      'tests/ssr/bff/failing-calls.test.ts',
      'tests/ssr/context/host-poisoning.test.ts',
    ],
  },
  {
    name: 'every-page',
    files: [
      'tests/e2e/fonts.test.ts',
      'tests/e2e/markup.test.ts',
      'tests/e2e/menu-row.test.ts',
      'tests/ssr/pages/links.test.ts',
      'tests/ssr/pages/page-heads.test.ts',
    ],
  },
  {
    name: 'programs',
    files: [
      'tests/api/catalogue/search/store-updates.test.ts',
      'tests/api/documents/other-programs.test.ts',
      'tests/api/import/imported-shop.test.ts',
      'tests/api/operator/operate.test.ts',
      'tests/api/start-outside-local.test.ts',
      'tests/test-command-runs.test.ts',
    ],
  },
  { name: 'package', files: ['tests/package/'] },
  { name: 'designers', files: ['tests/storybook/', 'tests/visual/', 'tests/made-faces.test.ts'] },
]

const names = (group: Group, file: string): boolean =>
  group.files.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path))

/** The name of the group that a test file is in: `gate`, or one of `npm run test:all`. */
export function groupOf(file: string): string {
  const named = otherGroups.find((group) => names(group, file))
  if (named) return named.name
  return partOf(file) === 'e2e' && !journeys.includes(file) ? 'pages' : 'gate'
}

/** A group as it runs. */
export interface RunGroup extends Partial<Group> {
  name: string
  /** It runs the gate's files of these parts again, with settings of its own. */
  repeats?: readonly string[]
  /** Files that it does not run again. */
  without?: readonly string[]
}

/** Tests of the service that do not choose a database: they need none, or use both in the gate. */
const onNoChosenDatabase = testFiles().filter(
  (file) =>
    partOf(file) === 'api' && !/^import \{[^}]*\bdatabases\b[^}]*\} from/mu.test(readFileSync(file, 'utf8')),
)

/** Groups of the same tests with other settings, and of tests that no group names. */
const moreGroups: readonly RunGroup[] = [
  // Tests of what differs between the databases use both all the same. axe takes longer than all else in a page.
  { name: 'gate', environment: { TEST_DATABASE: 'SQLite', VITE_AXE: 'off', JOURNEY_WALKS: 'one' } },
  { name: 'pages', again: journeysOfManyWalks },
  {
    name: 'postgres',
    repeats: ['api'],
    without: onNoChosenDatabase,
    environment: { TEST_DATABASE: 'PostgreSQL' },
  },
  // `pages` takes the journeys of many walks, with axe too.
  { name: 'accessibility', repeats: ['stories', 'e2e'], without: journeysOfManyWalks },
  // Some tests again, on another kind of machine.
  { name: 'elsewhere', repeats: [] },
]

/** What takes longest begins first, as two groups run at a time. */
const order = [
  'gate',
  'measures',
  'pages',
  'elsewhere',
  'hostile',
  'accessibility',
  'every-page',
  'designers',
  'postgres',
  'programs',
  'models',
  'kills',
  'package',
]

/** All groups in the order in which they begin. */
export const groups: readonly RunGroup[] = [...moreGroups, ...otherGroups].toSorted(
  (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
)

/** A group's test files by part. `profile` tests the machine of `elsewhere`, and is in no other group. */
export function filesOf({ name, repeats, without = [], again = [] }: RunGroup): Map<string, string[]> {
  const group = repeats === undefined ? name : 'gate'
  const files = testFiles().filter((file) => {
    const part = partOf(file)
    if (part === 'profile' || without.includes(file)) return false
    return again.includes(file) || (groupOf(file) === group && (repeats?.includes(part) ?? true))
  })
  return Map.groupBy(files, partOf)
}

/**
 * The gate's files in a run of these groups. Its stories and journeys are left out if they run in other groups, where
 * they check more: all walks, with axe.
 */
export function gateFilesBeside(chosen: readonly RunGroup[]): Map<string, string[]> {
  const others = new Set(
    chosen
      .filter(({ name }) => name === 'accessibility' || name === 'pages')
      .flatMap((group) => [...filesOf(group).values()].flat()),
  )
  const left = [...filesOf({ name: 'gate' }).values()].flat().filter((file) => !others.has(file))
  return Map.groupBy(left, partOf)
}

/** The groups with these names, or all. Throws a sentence for an unknown name. */
export function chooseGroups(words: readonly string[]): readonly RunGroup[] {
  const unknown = words.find((word) => !groups.some(({ name }) => name === word))
  if (unknown !== undefined)
    throw new Error(
      `No group is called "${unknown}". The groups are ${groups.map(({ name }) => name).join(', ')}.`,
    )
  return words.length === 0 ? groups : groups.filter(({ name }) => words.includes(name))
}
