import { describe, expect, it } from 'vitest'
import { brandNames, brands } from '@tradecounter/ui/theme/brands'
import { partPairs, textPairs, type ColorName, type ColorPair } from '../../ui/theme/pairs.ts'
import type { Hex, Tokens } from '../../ui/theme/tokens.ts'
import { contrast } from './contrast.ts'

const colorOf = (tokens: Tokens, name: ColorName): Hex => {
  const [key = '', face] = name.split('.')
  const token: unknown = Object.entries(tokens.color).find(([own]) => own === key)?.[1]
  const value: unknown =
    face && typeof token === 'object' && token
      ? Object.entries(token).find(([own]) => own === face)?.[1]
      : token
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/u.test(value)) throw new Error(`${name} is not a colour`)
  return `#${value.slice(1)}`
}

const tooWeak = (tokens: Tokens, pairs: readonly ColorPair[], least: number): string[] =>
  pairs.flatMap(([front, back]) => {
    const ratio = contrast(colorOf(tokens, front), colorOf(tokens, back))
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : []
  })

const pathsOf = (value: object): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner ? pathsOf(inner).map((path) => `${key}.${path}`) : [key],
  )

describe('contrast', () => {
  it('returns known ratios', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('five brands (SITE-1)', () => {
  it('are in the order of their site values 0, 1, 2, 4, 5', () => {
    expect(brandNames).toEqual(['tradecounter', 'gelia', 'prevex', 'aww', 'solelgrossisten'])
    expect(Object.keys(brands)).toEqual([...brandNames])
  })

  it('have their own font, corners and accent', () => {
    const all = brandNames.map((name) => brands[name])
    const different = (read: (tokens: Tokens) => string): number => new Set(all.map(read)).size
    expect(different((tokens) => tokens.font.heading)).toBe(5)
    expect(different((tokens) => tokens.radius.m)).toBe(5)
    expect(different((tokens) => tokens.color.accent)).toBe(5)
    expect(different((tokens) => tokens.size.page)).toBe(5)
  })
})

describe.each(brandNames)('%s', (name) => {
  const tokens = brands[name]

  it('has every token and no other (SITE-1)', () => {
    expect(pathsOf(tokens).toSorted()).toEqual(pathsOf(brands.tradecounter).toSorted())
  })

  it('keeps every text readable: 4.5 to 1', () => {
    expect(tooWeak(tokens, textPairs, 4.5)).toEqual([])
  })

  it('keeps every icon and border visible: 3 to 1', () => {
    expect(tooWeak(tokens, partPairs, 3)).toEqual([])
  })

  it('shows the focus ring, or its halo, on header and footer', () => {
    const { focus, surfaceRaised, header, footer } = tokens.color
    for (const frame of [header, footer]) {
      expect(Math.max(contrast(focus, frame), contrast(surfaceRaised, frame))).toBeGreaterThanOrEqual(3)
    }
  })

  it('gives each severity its own colour', () => {
    const { success, error, warning, info, attention } = tokens.color
    expect(new Set([success, error, warning, info, attention].map(({ base }) => base)).size).toBe(5)
  })

  it('has targets of at least 24 px', () => {
    expect(parseFloat(tokens.size.touch)).toBeGreaterThanOrEqual(24)
    expect(parseFloat(tokens.size.control)).toBeGreaterThanOrEqual(parseFloat(tokens.size.touch))
  })
})
