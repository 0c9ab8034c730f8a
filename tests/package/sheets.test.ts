import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import { afterAll, describe, expect, it } from 'vitest'
import { filesBelow } from '../../bin/pack/folders.ts'
import { layerLine } from '../../bin/pack/sheets.ts'
import { type BrandName, brandNames, brands } from '../../ui/theme/brands/index.ts'
import { fontFiles } from '../../ui/theme/font-table.ts'
import type { Tokens } from '../../ui/theme/tokens.ts'
import { makeConsumer } from './consumer.ts'

const { folder, installed } = makeConsumer(null, [], true)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string): string => readFileSync(join(installed, file), 'utf8')
const sheets = filesBelow(installed).filter((file) => file.endsWith('.css'))

/** The path of every value of a brand: `color.error.soft`. */
const leaves = (values: object, path = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${path}${name}.`) : [`${path}${name}`],
  )

const variable = (path: string): string =>
  `--ui-${path.replaceAll('.', '-').replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`

/** The variables that a theme sets for the whole page, without conditions. */
function setBy(sheet: string): Map<string, string> {
  const found = new Map<string, string>()
  parse(sheet).walkDecls(/^--ui-/u, (declaration) => {
    const rule = declaration.parent
    const conditional = rule?.parent?.type === 'atrule' && (rule.parent as { name?: string }).name === 'media'
    if (rule && 'selector' in rule && String(rule.selector).includes(':root') && !conditional)
      found.set(declaration.prop, declaration.value)
  })
  return found
}

const rules = (css: string): number => {
  let count = 0
  parse(css).walkRules(() => void (count += 1))
  return count
}

describe('the style sheets', () => {
  it('all begin with the order of the layers, and have only fonts and keyframes outside', () => {
    expect(sheets.length).toBe(2 + brandNames.length)
    for (const sheet of sheets) {
      expect(read(sheet).split('\n')[0]).toBe(layerLine)
      const outside = parse(read(sheet)).nodes.filter(
        (node) => node.type !== 'atrule' || !['layer', 'font-face', 'keyframes'].includes(node.name),
      )
      expect(outside.map(String)).toEqual([])
    }
  })

  it.each(brandNames)('the theme of %s sets every variable, and no other brand', (brand) => {
    const sheet = read(`themes/${brand}.css`)
    const wanted = leaves(brands[brand]).map(variable)
    expect([...setBy(sheet).keys()].toSorted()).toEqual(wanted.toSorted())
    expect(setBy(sheet).get('--ui-size-control')).toBe(brands[brand].size.control)
    for (const other of brandNames) if (other !== brand) expect(sheet).not.toContain(other)
  })

  it('every font that a sheet names exists', () => {
    for (const sheet of sheets)
      for (const [, path = ''] of read(sheet).matchAll(/url\(["']?([^"')]+\.woff2)/gu))
        expect(readFileSync(join(installed, sheet, '..', path)).byteLength).toBeGreaterThan(500)
    expect(read('components.css')).not.toContain('@font-face')
    const own = fontFiles.filter(({ family }) => family.startsWith('Barlow'))
    expect(read('themes/aww.css').match(/url\(/gu)?.length).toBe(own.length)
  })

  it('components.css and one theme equal styles.css for that brand', () => {
    const themes = brandNames.map((brand) => rules(read(`themes/${brand}.css`)))
    expect(rules(read('components.css'))).toBeGreaterThan(500)
    expect(rules(read('styles.css'))).toBeGreaterThan(rules(read('components.css')) + Math.max(...themes))
  })
})

const colorAt = (tokens: unknown, path: readonly string[]): string => {
  const [first = '', ...rest] = path
  const node = (tokens as Record<string, unknown>)[first]
  if (rest.length > 0) return colorAt(node, rest)
  return (node as { $value: { hex: string } }).$value.hex
}

type Token = { $type?: string; $value?: unknown }

/** Every token of a group, by its path; fails for anything that is neither token nor group. */
const tokens = (group: object, path = ''): [string, Token][] =>
  Object.entries(group).flatMap(([name, node]: [string, object]): [string, Token][] =>
    '$type' in node || '$extensions' in node
      ? [[path + name, node as Token]]
      : tokens(node, `${path}${name}.`),
  )

describe('tokens.json (W3C design-token format)', () => {
  const types = ['color', 'dimension', 'duration', 'fontFamily', 'fontWeight', 'number', 'shadow']
  const all = JSON.parse(read('tokens.json')) as Record<BrandName, object>

  it.each(brandNames)('has every value of %s with a type of the format', (brand) => {
    const found = tokens(all[brand])
    expect(found.map(([path]) => path).toSorted()).toEqual(leaves(brands[brand] satisfies Tokens).toSorted())
    expect(found.filter(([, { $type }]) => $type !== undefined && !types.includes($type))).toEqual([])
    expect(found.filter(([, { $type }]) => $type === undefined).map(([path]) => path)).toEqual([
      'font.headingCase',
      'font.headingTracking',
      'shape.heroArt',
      'shape.tile',
      'shape.picture',
      'shape.tileRoom',
      'shape.tilePictureWidth',
      'shape.tilePictureHeight',
    ])
    expect(colorAt(all[brand], ['color', 'accent'])).toBe(brands[brand].color.accent)
    expect(JSON.parse(read(`tokens/${brand}.json`))).toEqual(all[brand])
  })

  it('has shared values once: edges, targets and the sizes of the specification', () => {
    const { shared } = JSON.parse(read('tokens.json')) as { shared: object }
    const found = new Map(tokens(shared).map(([path, { $type, $value }]) => [path, { $type, $value }]))
    expect(found.get('specified.sidePanel')).toEqual({
      $type: 'dimension',
      $value: { value: 480, unit: 'px' },
    })
    expect([...found.keys()]).toEqual(expect.arrayContaining(['edge.hair', 'target.finger', 'extent.month']))
    expect([...found.values()].filter(({ $type }) => $type !== 'dimension')).toEqual([])
  })

  it('reads every layer of a shadow and every unit', () => {
    const found = tokens(all.tradecounter)
    const at = (path: string): unknown => found.find(([name]) => name === path)?.[1].$value
    expect(at('shadow.overlay')).toHaveLength(2)
    expect(at('shadow.overlay')).toMatchObject([
      {
        offsetY: { value: 8, unit: 'px' },
        blur: { value: 24, unit: 'px' },
        color: { alpha: 0.16, hex: '#0e2630' },
      },
      { offsetY: { value: 2, unit: 'px' } },
    ])
    expect(at('motion.fast')).toEqual({ value: 120, unit: 'ms' })
    expect(at('text.m.size')).toEqual({ value: 0.9375, unit: 'rem' })
    expect(at('font.heading')).toContain('Archivo')
    for (const brand of brandNames)
      for (const [path, { $value }] of tokens(all[brand]))
        if (path.startsWith('shadow')) expect($value, `${brand} ${path}`).not.toEqual([])
  })
})
