import type { Family, Row } from '../catalogue/family.ts'
import { drawings } from './drawings/index.ts'
import { garmentBack } from './drawings/workwear.ts'
import { lookOf } from './look.ts'
import { ink } from './tones.ts'

/** Coordinates keep one decimal and scales two, so that drawings stay small. */
const rounded = (markup: string) =>
  markup.replaceAll(/-?\d+\.\d+/gu, (text) => {
    const number = Number(text)
    const parts = Math.abs(number) < 2 ? 100 : 10
    return String(Math.round(number * parts) / parts)
  })

const frame = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><g stroke="${ink}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" font-family="sans-serif" font-weight="700" text-anchor="middle">${content}</g></svg>`

/**
 * The drawing of an article as SVG: three-quarter view, ink outline, two tones of the material and a highlight.
 * Depends only on the attributes that the family lists in `picture`.
 */
export function drawPicture(family: Family, attributes: Row): string {
  const drawing = drawings.get(family.key)
  if (!drawing) throw new Error(`the family ${family.key} is not drawn`)
  return rounded(frame(drawing(lookOf(family, attributes))))
}

/** The back of an upper garment, for the preview of printed texts. */
export const drawGarmentBack = (): string => rounded(frame(garmentBack()))
