import { describe, expect, it } from 'vitest'
import { compare, strict, wide } from './comparer.ts'
import { band, blank, decodePng, encodePng, stack, type Pixels } from './pixels.ts'

type Colour = readonly [number, number, number]
const ink: Colour = [20, 60, 130]

/** Draws on white, with edges smoothed by looking at `grain` × `grain` points of every pixel. */
function draw(inside: (x: number, y: number) => boolean, colour: Colour = ink, grain = 4): Pixels {
  const picture = blank(120, 80)
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      let hits = 0
      for (let row = 0; row < grain; row++)
        for (let column = 0; column < grain; column++)
          if (inside(x + (column + 0.5) / grain, y + (row + 0.5) / grain)) hits++
      const cover = hits / grain ** 2
      for (const [channel, value] of colour.entries())
        picture.data[(y * picture.width + x) * 4 + channel] = Math.round(255 + (value - 255) * cover)
    }
  return picture
}

const button =
  (left: number, top = 20) =>
  (x: number, y: number): boolean =>
    x >= left && x < left + 60 && y >= top && y < top + 30
const ring = (x: number, y: number): boolean => Math.abs(Math.hypot(x - 60, y - 40) - 30) < 4

describe('the comparer of looks', () => {
  it('calls a picture the same as itself', () => {
    expect(compare(draw(button(20)), draw(button(20)), strict)).toMatchObject({ kind: 'same', differing: 0 })
  })

  it.each([
    ['another colour', [150, 40, 40]],
    ['a shade that the eye hardly sees', [32, 78, 150]],
  ] as const)('fails on %s', (_, colour) => {
    expect(compare(draw(button(20)), draw(button(20), colour), strict).kind).toBe('different')
  })

  it.each([1, 2, 10])('fails on an element that has moved by %i px', (distance) => {
    expect(compare(draw(button(20)), draw(button(20 + distance)), strict).kind).toBe('different')
    expect(compare(draw(button(20)), draw(button(20, 20 + distance)), strict).kind).toBe('different')
  })

  it('fails on an element that is gone, however large the page is', () => {
    const dot = stack([draw((x, y) => x > 10 && x < 16 && y > 10 && y < 16), blank(1280, 2000)])
    expect(compare(dot, stack([draw(() => false), blank(1280, 2000)]), strict).kind).toBe('different')
  })

  it('accepts edges that are only smoothed otherwise', () => {
    const [coarse, fine] = [draw(ring, ink, 3), draw(ring, ink, 11)]
    expect(coarse.data.equals(fine.data)).toBe(false)
    expect(compare(coarse, fine, strict).kind).toBe('same')
  })

  it('calls another size a failure in either tolerance, and draws the difference all the same', () => {
    for (const tolerance of [strict, wide]) {
      const verdict = compare(blank(120, 80), blank(120, 81), tolerance)
      expect(verdict.kind).toBe('resized')
      expect(verdict.difference).toMatchObject({ width: 120, height: 81 })
    }
  })

  it('still fails on a changed colour and on a far move in the wider tolerance', () => {
    expect(compare(draw(button(20)), draw(button(20), [200, 40, 40]), wide).kind).toBe('different')
    expect(compare(draw(button(20)), draw(button(35)), wide).kind).toBe('different')
  })
})

describe('stacked pictures', () => {
  it('come back from a file as they went in', () => {
    const parts = [draw(button(20)), draw(ring), band(draw(ring), 10, 50, 33)]
    const whole = decodePng(encodePng(stack(parts)))
    let top = 0
    for (const part of parts) {
      expect(band(whole, top, part.width, part.height).data.equals(part.data)).toBe(true)
      top += part.height
    }
  })
})
