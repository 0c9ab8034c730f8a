import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Machine } from './machine.ts'
import { band, decodePng, encodePng, stack, type Pixels } from './pixels.ts'
import { widths, type Shot, type Width } from './shoot.ts'

/** Where the accepted pictures are: per widget one list, and per width one picture with the brands below each other. */
export const baselineFolder = 'tests/visual/baselines'

/** One brand's part of a picture, from the top downwards. */
export interface Band {
  brand: string
  width: number
  height: number
  /** Of the screenshot that it came from, see `Shot`. */
  hash: string
}

/** What was accepted of one widget. */
export interface Baseline {
  story: string
  taken: Machine
  bands: Record<`${Width}`, Band[]>
}

const listFile = (widget: string): string => join(baselineFolder, `${widget}.json`)
const pictureFile = (widget: string, width: Width): string => join(baselineFolder, `${widget}-${width}.png`)

/** The widgets of which anything was accepted. */
export const acceptedWidgets = (): string[] =>
  existsSync(baselineFolder)
    ? readdirSync(baselineFolder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.replace(/\.json$/u, ''))
    : []

/** What was accepted of a widget, or undefined when nothing was. */
export function readBaseline(widget: string): Baseline | undefined {
  const complete = [listFile(widget), ...widths.map((width) => pictureFile(widget, width))].every(existsSync)
  return complete ? JSON.parse(readFileSync(listFile(widget), 'utf8')) : undefined
}

/** The accepted pictures of a widget at one width, by brand; none when nothing was accepted. */
export function readBands(widget: string, width: Width): Map<string, Pixels> {
  const pictures = new Map<string, Pixels>()
  const bands = readBaseline(widget)?.bands[width]
  if (!bands) return pictures
  const whole = decodePng(readFileSync(pictureFile(widget, width)))
  let top = 0
  for (const { brand, width: wide, height } of bands) {
    pictures.set(brand, band(whole, top, wide, height))
    top += height
  }
  return pictures
}

/** Makes what was just taken of a widget its baseline. */
export async function writeBaseline(
  widget: string,
  story: string,
  taken: Machine,
  shots: Record<`${Width}`, readonly Shot[]>,
): Promise<void> {
  mkdirSync(baselineFolder, { recursive: true })
  const baseline: Baseline = { story, taken, bands: { 375: [], 1280: [] } }
  for (const width of widths) {
    const pictures = shots[width].map((shot) => decodePng(shot.png))
    baseline.bands[width] = shots[width].map(({ brand, hash }, index) => ({
      brand,
      width: pictures[index]?.width ?? 0,
      height: pictures[index]?.height ?? 0,
      hash,
    }))
    writeFileSync(pictureFile(widget, width), encodePng(stack(pictures)))
  }
  const style = await resolveConfig(listFile(widget))
  writeFileSync(listFile(widget), await format(JSON.stringify(baseline), { ...style, parser: 'json' }))
}

/** Removes what was accepted of a widget that is no more. */
export function removeBaseline(widget: string): void {
  for (const file of [listFile(widget), ...widths.map((width) => pictureFile(widget, width))])
    rmSync(file, { force: true })
}
