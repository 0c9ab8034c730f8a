import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, it } from 'vitest'
import type { WidgetPage } from '../stories/parts/widget-page.ts'
import { featureRanks, importRules, sliceRanks } from './import-rules.ts'

const packages = ['ui', 'shop', 'ssr', 'api', 'search', 'demo']
const sources = /\.(ts|tsx)$/u

/** Every source file below the folders, as paths from the root. */
const filesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => sources.test(path) && !/node_modules|dist\//u.test(path))
      .map((path) => join(folder, path)),
  )

const widgets = readdirSync('ui', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['theme', 'node_modules', 'dist'].includes(entry.name))
  .map((entry) => entry.name)

/** All modules with their imports, and what breaks a rule. */
async function readImports(): Promise<ICruiseResult> {
  const { output } = await cruise([...packages, 'stories', '.storybook', 'vite.config.ts'], {
    validate: true,
    skipAnalysisNotInRules: true,
    ruleSet: { forbidden: importRules },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  })
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** The modules that a program loads, each by the one that imports it. */
function loadedBy(program: string, { modules }: ICruiseResult): Map<string, string> {
  const found = new Map([[program, '']])
  for (const [module] of found)
    for (const { resolved, dependencyTypes } of modules.find(({ source }) => source === module)
      ?.dependencies ?? [])
      if (!dependencyTypes.includes('type-only') && !found.has(resolved)) found.set(resolved, module)
  return found
}

describe('imports between packages', () => {
  let imports: ICruiseResult
  beforeAll(async () => {
    imports = await readImports()
  }, 180_000)

  it('the host starts without a bundler, so it loads no markup', () => {
    const loaded = loadedBy('ssr/server/main.ts', imports)
    expect(loaded.size).toBeGreaterThan(100)
    expect([...loaded].filter(([module]) => module.endsWith('.tsx'))).toEqual([])
  })

  it('ui <- shop <- ssr -> api -> search, no cycles, slices and features import downwards, features of the api by their services', () => {
    expect(imports.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))).toEqual(
      [],
    )
  })

  it('every feature of the api has a rank', () => {
    const features = readdirSync('api', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['contract', 'node_modules'].includes(entry.name))
      .map(({ name }) => name)
    expect(featureRanks.toSorted(), 'featureRanks of tests/import-rules.ts').toEqual(features.toSorted())
  })

  it('every slice of the shop has a rank', () => {
    const slices = readdirSync('shop', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['translations', 'node_modules'].includes(entry.name))
      .map(({ name }) => name)
    expect(sliceRanks.toSorted(), 'sliceRanks of tests/import-rules.ts').toEqual(slices.toSorted())
  })

  it('packages import each other only through their exports', () => {
    const bypassing = filesIn(...packages, 'stories', 'tests', 'bench').flatMap((file) => {
      const folder = file.split('/')[0] ?? ''
      return [...readFileSync(file, 'utf8').matchAll(/from '((?:\.\.\/)+)([a-z]+)\//gu)]
        .filter(([, up = '', target = '']) => {
          const depth = file.split('/').length - 1
          const leavesPackage = up.length / 3 >= depth
          return leavesPackage && packages.includes(target) && target !== folder
        })
        .filter(() => packages.includes(folder) || folder === 'stories')
        .map(([line]) => `${file}: ${line}`)
    })
    expect(bypassing).toEqual([])
  })
})

/** What a widget may keep to itself; everything that a page may want to know or restore is a prop. */
const ownStateKinds = [
  'focus or hover',
  'typed text',
  'measured',
  'open by itself',
  'shown mistake',
  'loading',
]

/** Widgets with a state of their own, and what it is. */
const ownState: Readonly<Record<string, string>> = {
  'ui/calendar/day-field.tsx': 'typed text',
  'ui/cart-notice/cart-notice.tsx': 'focus or hover',
  'ui/configuration-form/configuration-form.tsx': 'shown mistake',
  'ui/copy-button/copy-button.tsx': 'shown mistake',
  'ui/data-table/use-column-shares.ts': 'measured',
  'ui/data-table/data-table-tools.tsx': 'open by itself',
  'ui/data-table/use-every-row.ts': 'loading',
  'ui/data-table/row-window-engine.tsx': 'measured',
  'ui/data-table/windowed-body.tsx': 'measured',
  'ui/date-picker/date-picker.tsx': 'open by itself',
  'ui/date-range-picker/date-range-picker.tsx': 'open by itself',
  'ui/date-range-picker/range-calendar.tsx': 'focus or hover',
  'ui/direct-order-grid/direct-order-grid.tsx': 'typed text',
  'ui/direct-order-grid/line-quantity.tsx': 'shown mistake',
  'ui/direct-order-row/article-number-field.tsx': 'open by itself',
  'ui/direct-order-row/direct-order-row.tsx': 'shown mistake',
  'ui/direct-order-row/number-edit.tsx': 'open by itself',
  // Both have a controlling prop; without it they keep it, for pages that do not care.
  'ui/facet-filter/section.tsx': 'open by itself',
  'ui/feedback-form/feedback-form.tsx': 'shown mistake',
  'ui/field/use-combobox.ts': 'focus or hover',
  'ui/file-drop/file-drop.tsx': 'focus or hover',
  'ui/header-action/header-action.tsx': 'measured',
  'ui/import-check-grid/import-check-grid.tsx': 'typed text',
  'ui/interval-filter/use-interval-draft.ts': 'typed text',
  'ui/interval-filter/use-seen.ts': 'measured',
  'ui/intro-tour/use-target-position.ts': 'measured',
  'ui/later/failed-part.tsx': 'open by itself',
  'ui/later/later.tsx': 'loading',
  'ui/layout/use-direction.ts': 'measured',
  'ui/mega-menu/use-shown-items.ts': 'measured',
  'ui/mobile-menu/menu-levels.tsx': 'open by itself',
  'ui/password-field/password-field.tsx': 'open by itself',
  'ui/picture-gallery/picture-gallery.tsx': 'open by itself',
  'ui/status-banner/status-banner.tsx': 'loading',
  'ui/thumbnail/thumbnail.tsx': 'loading',
  'ui/variant-table/use-overflow.ts': 'measured',
}

describe('files of a widget', () => {
  it.each(widgets)('%s has an index, a story and a test', (widget) => {
    const parts = [
      `ui/${widget}/index.ts`,
      `stories/${widget}.stories.tsx`,
      [`tests/ui/${widget}.test.tsx`, `tests/ui/${widget}.test.ts`],
    ]
    const missing = parts.filter((part) => ![part].flat().some((path) => existsSync(path)))
    expect(missing).toEqual([])
  })

  it.each(widgets)('%s has a page for designers with alternatives that exist (LIB-2)', async (widget) => {
    const path = `stories/pages/${widget}.ts`
    expect(existsSync(path) ? [] : [path]).toEqual([])
    const { page } = (await import(`../${path}`)) as { page: WidgetPage }
    const unknown = page.instead.filter((other) => other.widget === widget || !widgets.includes(other.widget))
    expect(unknown).toEqual([])
    expect([page.purpose, page.accessibility[0], page.dos[0], page.donts[0]].every(Boolean)).toBe(true)
  })

  it('no file of a widget has more than 200 lines', () => {
    const long = filesIn('ui')
      .filter((file) => !file.includes('/theme/'))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 201)
    expect(long).toEqual([])
  })

  it('no two files of a widget have the same module name in the package', () => {
    const modules = filesIn('ui').map((file) => file.replace(/\.tsx?$/u, ''))
    expect(modules.filter((name, at) => modules.indexOf(name) !== at)).toEqual([])
  })

  it('are there for all that the specification names (LIB-1)', () => {
    expect(widgets).toEqual(
      expect.arrayContaining([
        'side-panel',
        'facet-filter',
        'interval-filter',
        'stock-icon',
        'timeline',
        'status-banner',
        'data-table',
        'intro-tour',
        'date-picker',
        'date-range-picker',
      ]),
    )
  })

  it('stand on Radix primitives, vanilla-extract and the engines of calendar and table (LIB-1)', () => {
    const imported = filesIn('ui').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\()'([^.'][^']*)'/gu)].map(
        ([, name = '']) => name,
      ),
    )
    const others = imported.filter(
      (name) => !/^(?:react(?:-dom)?(?:\/|$)|@radix-ui\/|@vanilla-extract\/css)/u.test(name),
    )
    expect([...new Set(others)].toSorted()).toEqual([
      '@daypicker/react',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
    ])
    expect(imported.some((name) => name.startsWith('@radix-ui/react-dialog'))).toBe(true)
  })

  it('widgets contain no atom, call, route or storage (LIB-1)', () => {
    const forbidden =
      /from '(?:jotai|swr)|\bfetch\(|XMLHttpRequest|\/api\/|\b(?:local|session)Storage\b|document\.cookie|\blocation\.|\bhistory\.|\bnavigation\./u
    const isComment = /^\s*(?:\/\/|\/?\*)/u
    const violating = filesIn('ui').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !isComment.test(line) && forbidden.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(violating).toEqual([])
  })

  it('widgets are stateless but for what only the eye and the hand need (LIB-1)', () => {
    const own = filesIn('ui').filter((file) =>
      /\b(?:useState|useReducer|createStore)\b/u.test(readFileSync(file, 'utf8')),
    )
    expect(own.toSorted()).toEqual(Object.keys(ownState).toSorted())
    expect(Object.values(ownState).filter((reason) => !ownStateKinds.includes(reason))).toEqual([])
  })
})

describe('code that only one place may contain', () => {
  it('raw colours are only in the brand files', () => {
    const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/iu
    const painted = filesIn('ui', 'shop', 'ssr', 'stories')
      .filter((file) => !file.startsWith('ui/theme/brands/'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            raw.test(line.replace(/href="#[^"]*"|url\(#|'#\$?|`#/gu, ''))
              ? [`${file}:${index + 1}: ${line.trim()}`]
              : [],
          ),
      )
    expect(painted).toEqual([])
  })

  it('raw sizes are only in the theme: other style sheets use its names', () => {
    const raw = /(?<![\w.])-?(?!0(?:px|rem)\b)[\d.]+(?:px|rem)\b/u
    const bare = /\b(?:padding|margin|inset|gap|rowGap|columnGap|\w*Size|outline\w*|border\w*): -?[1-9]/u
    const isComment = /^\s*(?:\/\/|\/?\*)/u
    const sized = filesIn('ui', 'shop')
      .filter((file) => file.endsWith('.css.ts') && !file.startsWith('ui/theme/'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            !isComment.test(line) && (raw.test(line) || bare.test(line))
              ? [`${file}:${index + 1}: ${line.trim()}`]
              : [],
          ),
      )
    expect(sized).toEqual([])
    const inMarkup = filesIn('ui', 'shop')
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) => /style=\{\{[^}]*[\d.](?:px|rem)/u.test(readFileSync(file, 'utf8')))
    expect(inMarkup).toEqual([])
  })

  it('only the calls.ts of a slice contains addresses of calls', () => {
    // Every page loads the calls of quick search and of a slice; those of security load with the sign-in form, those of
    // favourite lists, checkout, order history and orders with what uses them.
    const calls =
      /^shop\/(?:[a-z-]+|search\/quick-search|account\/security|cart\/favourite-lists|orders\/(?:checkout|history|order))\/calls\.ts$/u
    const knowing = filesIn('shop')
      .filter((file) => !calls.test(file))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            /['"`]\/(?:api|bff|oauth2)\b/u.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
          ),
      )
    expect(knowing).toEqual([])
  })

  it('widgets and shop never set markup as text', () => {
    const setting = filesIn('ui', 'shop').filter((file) =>
      readFileSync(file, 'utf8').includes('dangerouslySetInnerHTML'),
    )
    expect(setting).toEqual([])
  })

  it('every package of the design card is declared and used', () => {
    const card = [
      'react',
      'react-dom',
      'vite',
      'vite-plugin-ssr',
      '@vanilla-extract/css',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-slider',
      'jotai',
      'swr',
      'storybook',
      '@storybook/react-vite',
      'chromatic',
      'vitest',
      '@testing-library/react',
    ]
    const manifests = ['package.json', ...packages.map((name) => `${name}/package.json`)].map((path) =>
      readFileSync(path, 'utf8'),
    )
    const code = filesIn(...packages, '.storybook', 'stories', 'tests')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const scripts = manifests[0] ?? ''
    const commands = readdirSync('bin')
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => readFileSync(join('bin', file), 'utf8'))
      .join('\n')
    const missing = card.filter((name) => {
      const declared = manifests.some((text) => text.includes(`"${name}": "`))
      const used =
        code.includes(`from '${name}`) ||
        code.includes(`import('${name}`) ||
        scripts.includes(`": "${name} `) ||
        commands.includes(`node_modules/${name}/`)
      return !(declared && used)
    })
    expect(missing).toEqual([])
  })
})
