import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandNames, brands } from '../../ui/theme/brands/index.ts'
import { extent } from '../../ui/theme/extents.ts'
import { edge, target } from '../../ui/theme/sizes.ts'
import { specified } from '../../ui/theme/specified.ts'
import type { Tokens } from '../../ui/theme/tokens.ts'
import { built } from './folders.ts'

/** A token or a group of them in the W3C design-token format (DTCG 2025.10). */
export type TokenNode = { [key: string]: TokenNode | string | number | object }

const own = 'se.tradecounter.css'

const color = (hex: string, alpha = 1): object => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map(
    (at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4,
  ),
  alpha,
  hex,
})

const measure = (text: string): object => ({
  value: Number.parseFloat(text),
  unit: /[a-z]+$/u.exec(text)?.[0] ?? 'px',
})

/** `0 8px 24px rgb(14 38 48 / 0.16), …`, as shadows are written in the brand files. */
function shadow(text: string): object[] {
  const layers = text.matchAll(
    /(-?[\d.]+(?:px)?(?: -?[\d.]+(?:px)?){1,3}) rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/gu,
  )
  return [...layers].map(([, lengths = '', red, green, blue, alpha]) => {
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ')
    const hex = `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    return {
      color: color(hex, Number(alpha)),
      offsetX: measure(offsetX),
      offsetY: measure(offsetY),
      blur: measure(blur),
      spread: measure(spread),
    }
  })
}

const families = (list: string): string[] => list.split(',').map((name) => name.trim().replaceAll("'", ''))

/**
 * Values without a type in the format (a text case, a tracking in em, a composition) stay CSS text under this key.
 */
const asText = (value: string): TokenNode => ({ $extensions: { [own]: value } })

const leaf = ($type: string, $value: object | number): TokenNode => ({ $type, $value })

/** The token of one value of a brand, by its part of the theme. */
function token(path: readonly string[], value: string): TokenNode {
  const [part = '', name = ''] = path
  if (part === 'color') return leaf('color', color(value))
  if (part === 'shadow') return leaf('shadow', shadow(value))
  if (part === 'motion') return leaf('duration', measure(value))
  if (part === 'layer' || path.at(-1) === 'line') return leaf('number', Number(value))
  if (name.startsWith('weight')) return leaf('fontWeight', Number(value))
  if (name === 'body' || name === 'heading') return leaf('fontFamily', families(value))
  if (part === 'font' || part === 'shape') return asText(value)
  return leaf('dimension', measure(value))
}

const group = (values: object, path: readonly string[]): TokenNode =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      const here = [...path, name]
      if (typeof value === 'object' && value !== null) return [name, group(value, here)]
      return [name, token(here, String(value))]
    }),
  )

/** One brand's tokens in the design-token format, grouped as in its brand file. */
const tokensOf = (brand: Tokens): TokenNode => group(brand, [])

/** Tokens shared by all brands: line widths, targets, sizes of the specification, and sizes of parts. */
const sharedTokens = (): TokenNode => group({ edge, target, specified, extent }, ['shared'])

const save = (file: string, tokens: TokenNode): void =>
  writeFileSync(join(built, file), `${JSON.stringify(tokens, null, 2)}\n`)

/**
 * Writes `tokens.json` with a group for the shared tokens and one for each brand, and a file for each brand alone
 * (one mode of a design tool).
 */
export function buildTokens(): void {
  mkdirSync(join(built, 'tokens'), { recursive: true })
  const all = Object.fromEntries(brandNames.map((name) => [name, tokensOf(brands[name])]))
  save('tokens.json', { shared: sharedTokens(), ...all })
  for (const name of brandNames) save(`tokens/${name}.json`, tokensOf(brands[name]))
}
