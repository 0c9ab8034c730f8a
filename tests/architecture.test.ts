import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import type { WidgetPage } from '../stories/parts/widget-page.ts'
import { importRules } from './import-rules.ts'

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

async function violations(): Promise<string[]> {
  const { output } = await cruise([...packages, 'stories', '.storybook', 'vite.config.ts'], {
    validate: true,
    ruleSet: { forbidden: importRules },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  })
  if (typeof output === 'string') throw new Error(output)
  const { summary }: ICruiseResult = output
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
}

describe('imports between packages', () => {
  it('ui <- shop <- ssr -> api -> search, no cycles, slices import downwards', async () => {
    expect(await violations()).toEqual([])
  }, 180_000)

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

describe('files of a widget (LIB-1)', () => {
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

  it('widgets contain no atom, call or address', () => {
    const violating = filesIn('ui').filter((file) =>
      /from '(jotai|swr)|\bfetch\(|\/api\/|\blocalStorage\b|\bsessionStorage\b/u.test(
        readFileSync(file, 'utf8'),
      ),
    )
    expect(violating).toEqual([])
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

  it('raw sizes are only in the theme: other style sheets use its names (LIB-1)', () => {
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
    // Every page loads the calls of quick search; those of the lists' slice stay with the lists' pages.
    const calls = /^shop\/(?:[a-z-]+|search\/quick-search)\/calls\.ts$/u
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
