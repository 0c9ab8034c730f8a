import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const folders = 'api|bench|bin|demo|docs|search|shop|ssr|stories|tests|ui|\\.storybook|\\.changeset'
/** Made by commands, not kept in the repository. */
const built = /^(?:ui\/(?:dist|packed)|ssr\/dist)(?:\/|$)/u

const skipped = (path: string): boolean => /(?:^|\/)(?:node_modules|dist|packed)$/u.test(path)
const filesIn = (pattern: string): string[] => globSync(pattern, { exclude: skipped })

const documents = [
  'README.md',
  ...filesIn('docs/**/*.md'),
  ...filesIn('*/**/README.md'),
  '.changeset/README.md',
]
const repository = new Set(
  folders
    .split('|')
    .flatMap((folder) => filesIn(`${folder.replace('\\', '')}/**`))
    .concat(filesIn('*.*')),
)
const fileNames = new Set([...repository].map((path) => path.slice(path.lastIndexOf('/') + 1)))

const withoutBlocks = (text: string): string => text.replace(/^```.*?^```$/gmsu, '')
const codeIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/gu)].map(([, code = '']) => code)
const linksIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, target = '']) => target)

/** `ui/<widget>/*.css.ts` names files by pattern. */
const exists = (path: string): boolean =>
  repository.has(path.replace(/\/$/u, '')) ||
  (/[<*{]/u.test(path) && globSync(path.replaceAll(/<[^>]+>/gu, '*')).length > 0)

/** The anchors of a document, as its headings make them. */
const anchorsOf = (path: string): string[] =>
  [...withoutBlocks(readFileSync(path, 'utf8')).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('documentation', () => {
  it.each(documents)('%s links to documents and headings that exist', (document) => {
    const broken = linksIn(readFileSync(document, 'utf8'))
      .filter((target) => !/^[a-z]+:/u.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#')
        const file = path === '' ? document : normalize(join(dirname(document), path))
        if (!exists(file)) return true
        return anchor !== undefined && !anchorsOf(file).includes(anchor)
      })
    expect(broken).toEqual([])
  })

  it.each(documents)('%s names only paths of the repository that exist', (document) => {
    const isPath = new RegExp(`^(?:${folders})/[\\w.@+/<>*{},-]+$`, 'u')
    const isFileName = /^[\w.-]+\.(?:tsx?|mjs)$/u
    const missing = codeIn(readFileSync(document, 'utf8')).filter((code) =>
      isPath.test(code) ? !built.test(code) && !exists(code) : isFileName.test(code) && !fileNames.has(code),
    )
    expect(missing).toEqual([])
  })

  it.each(documents)('%s names only npm scripts that exist', (document) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
    const named = [...readFileSync(document, 'utf8').matchAll(/npm run ([\w:-]+)/gu)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it('comments name only documents that exist', () => {
    const missing = [...repository]
      .filter((path) => /\.(?:tsx?|mjs|css)$/u.test(path))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/gu)]
          .filter(([named]) => !repository.has(named))
          .map(([named]) => `${path}: ${named}`),
      )
    expect(missing).toEqual([])
  })
})
