import pixelmatch from 'pixelmatch'
import { blank, onGround, type Pixels } from './pixels.ts'

/** How much two pictures may differ and still be called the same. */
export interface Tolerance {
  /** Distance of two colours as they are seen, from 0 (the same) to 1 (black and white), that still counts as equal. */
  colour: number
  /** Share of a picture's pixels that may differ by more than that. */
  share: number
  /** Never more than so many pixels, however large the picture is. */
  pixels: number
}

/** For pictures of the same Chromium: there nothing should differ at all. */
export const strict: Tolerance = { colour: 0.04, share: 0.0005, pixels: 12 }

/** For pictures of another Chromium: edges of letters and curves are drawn a little otherwise. */
export const wide: Tolerance = { colour: 0.2, share: 0.02, pixels: Number.POSITIVE_INFINITY }

/** What a comparison found. */
export interface Verdict {
  kind: 'same' | 'different' | 'resized'
  /** Pixels that differ; edges that are only smoothed otherwise are not counted. */
  differing: number
  /** The same as a share of the larger picture, 0 to 1. */
  share: number
  /** The earlier picture, faded, with the differing pixels in red and smoothed edges in yellow. */
  difference: Pixels
}

/** Compares two pictures. Another size is always a failure; the difference is drawn all the same. */
export function compare(before: Pixels, after: Pixels, tolerance: Tolerance): Verdict {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const difference = blank(width, height)
  const differing = pixelmatch(
    onGround(before, width, height).data,
    onGround(after, width, height).data,
    difference.data,
    width,
    height,
    { threshold: tolerance.colour, includeAA: false, alpha: 0.2 },
  )
  const area = width * height
  const resized = before.width !== after.width || before.height !== after.height
  const allowed = Math.min(tolerance.share * area, tolerance.pixels)
  return {
    kind: resized ? 'resized' : differing > allowed ? 'different' : 'same',
    differing,
    share: area === 0 ? 0 : differing / area,
    difference,
  }
}
