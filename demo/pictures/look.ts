import type { Family, Row, Value } from '../catalogue/family.ts'
import { valuesOf } from './picture-address.ts'
import { toneOf, type Tone } from './tones.ts'

/** The attributes that a drawing depends on. */
export interface Look {
  value(attribute: string): string
  number(attribute: string): number
  tone(attribute: string): Tone
  /** Position of the value in the family's range, from 0 (smallest) to 1 (largest). */
  rank(attribute: string): number
  /** Interpolates from `least` to `most` by the rank. */
  between(attribute: string, least: number, most: number): number
}

const numberIn = (value: Value) =>
  typeof value === 'number' ? value : Number(/\d+(?:\.\d+)?/u.exec(value)?.[0] ?? 0)

/** The look of an article of a family. */
export function lookOf(family: Family, attributes: Row): Look {
  const value = (attribute: string) => attributes[attribute] ?? ''
  const rank = (attribute: string) => {
    const all = valuesOf(family, attribute)
    const ordered = all.some((each) => numberIn(each) > 0)
      ? all.toSorted((a, b) => numberIn(a) - numberIn(b))
      : all
    return Math.max(0, ordered.indexOf(value(attribute))) / Math.max(1, ordered.length - 1)
  }
  return {
    value: (attribute) => String(value(attribute)),
    number: (attribute) => numberIn(value(attribute)),
    tone: (attribute) => toneOf(String(value(attribute))),
    rank,
    between: (attribute, least, most) => least + (most - least) * rank(attribute),
  }
}

/** Draws an article of one family as SVG markup. */
export type Drawing = (look: Look) => string
