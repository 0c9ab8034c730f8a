import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import type { WidgetPage } from '../stories/parts/widget-page.ts'
import { importRules } from './import-rules.ts'

const rooms = ['ui', 'shop', 'ssr', 'api', 'search', 'demo']
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
  const { output } = await cruise([...rooms, 'stories', '.storybook', 'vite.config.ts'], {
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

describe('the directions of the house', () => {
  it('ui <- shop <- ssr -> api -> search, no cycles, slices import downwards', async () => {
    expect(await violations()).toEqual([])
  }, 180_000)

  it('nobody reaches round a package door', () => {
    const around = filesIn(...rooms, 'stories', 'tests', 'bench').flatMap((file) => {
      const room = file.split('/')[0]
      return [...readFileSync(file, 'utf8').matchAll(/from '((?:\.\.\/)+)([a-z]+)\//gu)]
        .filter(([, up = '', target = '']) => {
          const depth = file.split('/').length - 1
          const leavesRoom = up.length / 3 >= depth
          return leavesRoom && rooms.includes(target) && target !== room
        })
        .filter(() => rooms.includes(room ?? '') || room === 'stories')
        .map(([line]) => `${file}: ${line}`)
    })
    expect(around).toEqual([])
  })
})

describe('the anatomy of a widget (LIB-1)', () => {
  it.each(widgets)('%s has its door, its story and its test', (widget) => {
    const parts = [
      `ui/${widget}/index.ts`,
      `stories/${widget}.stories.tsx`,
      [`tests/ui/${widget}.test.tsx`, `tests/ui/${widget}.test.ts`],
    ]
    const missing = parts.filter((part) => ![part].flat().some((path) => existsSync(path)))
    expect(missing).toEqual([])
  })

  it.each(widgets)("%s has a designer's page, whose alternatives exist (LIB-2)", async (widget) => {
    const path = `stories/pages/${widget}.ts`
    expect(existsSync(path) ? [] : [path]).toEqual([])
    const { page } = (await import(`../${path}`)) as { page: WidgetPage }
    const nowhere = page.instead.filter((other) => other.widget === widget || !widgets.includes(other.widget))
    expect(nowhere).toEqual([])
    expect([page.purpose, page.accessibility[0], page.dos[0], page.donts[0]].every(Boolean)).toBe(true)
  })

  it('no widget file is over 200 lines', () => {
    const long = filesIn('ui')
      .filter((file) => !file.includes('/theme/'))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 201)
    expect(long).toEqual([])
  })

  it('no two files of a widget become one module of the package', () => {
    const modules = filesIn('ui').map((file) => file.replace(/\.tsx?$/u, ''))
    expect(modules.filter((name, at) => modules.indexOf(name) !== at)).toEqual([])
  })

  it('widgets hold no atom, call or address', () => {
    const knowing = filesIn('ui').filter((file) =>
      /from '(jotai|swr)|\bfetch\(|\/api\/|\blocalStorage\b|\bsessionStorage\b/u.test(
        readFileSync(file, 'utf8'),
      ),
    )
    expect(knowing).toEqual([])
  })
})

describe('what stands only in one place', () => {
  it('raw colours stand in the brand files alone', () => {
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

  it('raw sizes stand in the theme alone: a sheet names each px and rem that it takes (LIB-1)', () => {
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

  it('only the calls.ts of a slice holds addresses of calls', () => {
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

  it('only SafeHtml and the host set markup as text', () => {
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
    const manifests = ['package.json', ...rooms.map((room) => `${room}/package.json`)].map((path) =>
      readFileSync(path, 'utf8'),
    )
    const code = filesIn(...rooms, '.storybook', 'stories', 'tests')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const scripts = manifests[0] ?? ''
    const commands = readdirSync('bin')
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => readFileSync(join('bin', file), 'utf8'))
      .join('\n')
    const idle = card.filter((name) => {
      const declared = manifests.some((text) => text.includes(`"${name}": "`))
      const used =
        code.includes(`from '${name}`) ||
        code.includes(`import('${name}`) ||
        scripts.includes(`": "${name} `) ||
        commands.includes(`node_modules/${name}/`)
      return !(declared && used)
    })
    expect(idle).toEqual([])
  })
})
