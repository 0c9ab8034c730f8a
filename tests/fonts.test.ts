import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { derived, latin, latinExtended } from '../bin/faces/characters.ts'
import { openFont, pointsIn } from '../bin/faces/subset.ts'
import { brandNames, brands } from '../ui/theme/brands/index.ts'
import { firstFonts } from '../ui/theme/first-fonts.ts'
import { fontFallbacks, fontFiles } from '../ui/theme/font-table.ts'
import { fallbackFamily, fallbackNames, fontStack } from '../ui/theme/fonts.ts'

const folder = 'ui/theme/faces'
const read = (file: string): Buffer => readFileSync(`${folder}/${file}`)
const families = [...new Set(fontFiles.map(({ family }) => family))]

/** The points of a CSS `unicode-range`. */
const pointsOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, step) => from + step)
  })

const covers = (weights: string, weight: string): boolean => {
  const [least = 0, most = least] = weights.split(' ').map(Number)
  return Number(weight) >= least && Number(weight) <= most
}

describe('font files', () => {
  it.each(families)('of %s have every European letter and trade symbol once', (family) => {
    for (const weight of new Set(fontFiles.filter((one) => one.family === family).map((one) => one.weight))) {
      const files = fontFiles.filter((one) => one.family === family && one.weight === weight)
      const points = files.flatMap(({ range }) => pointsOf(range))
      expect(new Set(points).size).toBe(points.length)
      const asked = [...latin, ...latinExtended, ...derived]
      expect(asked.filter((point) => !points.includes(point))).toEqual([])
      for (const { file, range } of files) {
        const has = pointsIn(read(file))
        expect(pointsOf(range).filter((point) => !derived.includes(point) && !has.has(point))).toEqual([])
      }
    }
  })

  it.each(families)('of %s have tabular figures', (family) => {
    for (const { file } of fontFiles.filter(
      (one) => one.family === family && one.file.endsWith('-latin.woff2'),
    )) {
      const font = openFont(read(file))
      const widths = Array.from('0123456789', (digit) => font.layout(digit, { tnum: true }).advanceWidth)
      expect(new Set(widths).size, file).toBe(1)
    }
  })

  it('do not use the reserved name Plex, and have their licences beside them', () => {
    for (const file of readdirSync(folder).filter((name) => name.startsWith('gelia'))) {
      const { familyName, fullName, postscriptName } = openFont(read(file))
      expect([familyName, fullName, postscriptName].join()).not.toMatch(/plex/iu)
    }
    expect(fontFiles.filter(({ family }) => /plex/iu.test(family))).toEqual([])
    const licences = readdirSync(folder).filter((name) => name.startsWith('LICENSE-'))
    for (const licence of licences) {
      const text = read(licence).toString()
      expect(text).toContain('SIL OPEN FONT LICENSE')
      expect(text).toMatch(/Copyright .*\d{4}/u)
    }
    const covered = licences.map((name) => name.slice('LICENSE-'.length, -'.txt'.length))
    const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
    expect(files.filter((file) => !covered.some((name) => file.startsWith(name)))).toEqual([])
  })
})

const familyOf = (stack: string): string => families.find((family) => fontStack(family) === stack) ?? ''

describe.each(brandNames)('the fonts of the brand %s', (brand) => {
  const { font } = brands[brand]
  const used = [
    [font.body, font.weightRegular],
    [font.body, font.weightStrong],
    [font.heading, font.weightHeading],
  ] as const

  it('have a file and a fallback of each system for every weight, without synthetic bold', () => {
    for (const [stack, weight] of used) {
      const own = fontFiles.filter(({ family }) => family === familyOf(stack))
      expect(own.some((one) => covers(one.weight, weight))).toBe(true)
      for (const name of fallbackNames) {
        const family = fallbackFamily(familyOf(stack), name)
        expect(fontFallbacks.filter((one) => one.family === family && one.weight === weight)).toHaveLength(1)
      }
    }
  })

  it('are at most 60 KB together for texts in Latin-1', () => {
    const files = new Set(
      used.flatMap(([stack, weight]) =>
        fontFiles
          .filter(({ family, file }) => family === familyOf(stack) && file.endsWith('-latin.woff2'))
          .filter((one) => covers(one.weight, weight))
          .map(({ file }) => file),
      ),
    )
    expect([...files].reduce((sum, file) => sum + read(file).length, 0)).toBeLessThanOrEqual(60_000)
    expect([...files]).toEqual(expect.arrayContaining(firstFonts(brands[brand])))
  })
})
