import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pages as pageList } from '@tradecounter/shop/page-list'
import { shellTranslations } from '@tradecounter/shop/shell'
import { referenceTexts } from '@tradecounter/shop/translations'
import { definitionOf } from '../../setup/page-definitions.ts'

const groupOfKey = new Map(
  Object.keys(referenceTexts).flatMap((key) => {
    const group = key.slice(0, key.indexOf('.'))
    return [[key, group] as const, [key.replace(/\.(?:one|other)$/u, ''), group] as const]
  }),
)

const statements =
  /(?:import|export)\s+(?:type\s+)?(?:(\{[^}]*\}|[\w*\s,{}]+?)\s+from\s+)?'([^']+)'|import\('([^']+)'\)/gu

const namesOf = (clause: string): string[] =>
  [...clause.matchAll(/(type\s+)?(\w+)(?:\s+as\s+\w+)?\s*[,}]/gu)].flatMap(([, type, name = '']) =>
    type === undefined ? [name] : [],
  )

/** The file that exports a name through a slice's index: a page does not depend on the rest of the slice. */
function behindDoor(door: string, name: string): string {
  for (const [statement, clause = '', from = ''] of readFileSync(door, 'utf8').matchAll(statements)) {
    if (statement.startsWith('export') && namesOf(clause).includes(name)) return join(dirname(door), from)
  }
  return door
}

const doorOf = (specifier: string): string => {
  const path = specifier.replace('@tradecounter/shop/', 'shop/')
  return (
    [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((file) => existsSync(file)) ??
    ''
  )
}

/** Every file of the shop that a file imports, including itself. */
function reach(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || file.startsWith('shop/translations')) return reached
  reached.add(file)
  for (const [statement, clause = '', from, lazily] of readFileSync(file, 'utf8').matchAll(statements)) {
    const specifier = from ?? lazily ?? ''
    if (/^(?:import|export)\s+type\b/u.test(statement) || specifier.endsWith('.css.ts')) continue
    if (specifier.startsWith('.')) reach(normalize(join(dirname(file), specifier)), reached)
    else if (specifier.startsWith('@tradecounter/shop/')) {
      const door = doorOf(specifier)
      for (const name of namesOf(clause)) reach(normalize(behindDoor(door, name)), reached)
    }
  }
  return reached
}

/** Groups of the keys in some files, literal or as a template with an open end. */
function groupsIn(files: Iterable<string>): Map<string, string> {
  const groups = new Map<string, string>()
  for (const file of files) {
    const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '')
    for (const [, whole = '', start = ''] of source.matchAll(/'([\w.-]+)'|`([\w.-]+)\$\{/gu)) {
      const group =
        groupOfKey.get(whole) ??
        (start === '' ? undefined : [...groupOfKey].find(([key]) => key.startsWith(start))?.[1])
      if (group !== undefined) groups.set(group, file)
    }
  }
  return groups
}

const pages = pageList.map(({ id }) => [id, definitionOf(id), `shop/pages/${id}/index.tsx`] as const)
const shellFiles = reach('shop/shell/index.ts')
const shellGroups = groupsIn(shellFiles)
/** Groups of shell parts that load their texts when opened (`loadTranslations`), or that only the host renders. */
const fetchedLater = ['direct-order', 'product', 'consent', 'ahead', 'second-step', 'feedback', 'intro-tour']
/** The second step of a sign-in fetches its texts on every page. */
const fetchedAnywhere = new Set(['second-step'])
/** The host sends its texts, with the names of permissions, with a refusal. */
const noAccess = 'shop/account/access/no-access.tsx'

describe('the translations sent with a page (SITE-6)', () => {
  it('are collected from all pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(11)
    expect(shellFiles.size).toBeGreaterThan(20)
    expect(Object.keys(referenceTexts).length).toBeGreaterThan(300)
  })

  it('are those that the shell needs on every page, and no other group', () => {
    expect([...shellGroups.keys()].toSorted()).toEqual([...shellTranslations, ...fetchedLater].toSorted())
  })

  it.each(pages)('are those of %s, and no other group', (_id, page, file) => {
    const files = reach(file, new Set([noAccess]))
    files.delete(noAccess)
    const used = groupsIn(files)
    const sent = new Set<string>([...shellTranslations, ...page.translations])
    expect([...used].filter(([group]) => !sent.has(group) && !fetchedAnywhere.has(group))).toEqual([])
    expect(page.translations.filter((group) => !used.has(group))).toEqual([])
  })
})
