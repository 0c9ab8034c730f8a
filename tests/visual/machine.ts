import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'

/** What decides how the same page is drawn: kept with every baseline. */
export interface Machine {
  /** Full version of the Chromium, `156.0.8078.79`. */
  chromium: string
  /** Fingerprint of the faces: of what a sample of text looks like in them. */
  faces: string
}

/** The pinned face and the ones that the system chooses for signs that no shipped face has. */
const families = ['Pinned', 'sans-serif', 'serif', 'monospace', 'system-ui']
const sample = 'Kopplingsrör Ø 15 mm × 3,50 → ✓ ½″ Ævar 0123456789'

/** Takes the fingerprint on a page that shows a story. The brands' own faces are no part of it: they are the design. */
export async function readMachine(page: Page): Promise<Machine> {
  const drawn = await page.evaluate(
    async ([names, text]) => {
      await document.fonts.load('16px Pinned', text)
      const canvas = new OffscreenCanvas(560, names.length * 30)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('This Chromium has no canvas.')
      for (const [index, name] of names.entries()) {
        pen.font = `16px ${name}`
        pen.fillText(text, 4, index * 30 + 20)
      }
      return [...pen.getImageData(0, 0, canvas.width, canvas.height).data].join()
    },
    [families, sample] as const,
  )
  const browser = page.context().browser()
  return {
    chromium: browser?.version() ?? 'unknown',
    faces: createHash('sha256').update(drawn).digest('hex').slice(0, 16),
  }
}

const milestone = (version: string): string => version.split('.')[0] ?? version

/** Whether two machines draw alike: the same main version of Chromium and the same faces. */
export const drawsAlike = (one: Machine, other: Machine): boolean =>
  milestone(one.chromium) === milestone(other.chromium) && one.faces === other.faces

/** The same in a sentence for people, or undefined when they draw alike. */
export function differenceOf(baseline: Machine, here: Machine): string | undefined {
  if (drawsAlike(baseline, here)) return undefined
  const browser =
    milestone(baseline.chromium) === milestone(here.chromium)
      ? ''
      : `Chromium ${baseline.chromium}, here it is ${here.chromium}`
  const faces = baseline.faces === here.faces ? '' : `faces ${baseline.faces}, here they are ${here.faces}`
  return `taken with ${[browser, faces].filter(Boolean).join(', and with ')}`
}
