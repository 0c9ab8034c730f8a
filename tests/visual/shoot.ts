import { createHash } from 'node:crypto'
import { brandNames, type BrandName } from '@tradecounter/ui/theme/brands'
import type { Page } from 'playwright-core'
import { contentBox } from './content-box.ts'
import { settle, showStory, wearBrand } from './stage.ts'

/** The widths at which every widget is looked at: a phone and a desk. */
export const widths = [375, 1280] as const
export type Width = (typeof widths)[number]

const heights: Record<Width, number> = { 375: 812, 1280: 800 }

/** One story in one brand at one width, as the browser wrote it. */
export interface Shot {
  brand: BrandName
  png: Buffer
  /** Of the file: the same Chromium writes the same pixels as the same bytes, so equal ones need no decoding. */
  hash: string
}

async function shootBrand(page: Page, brand: BrandName): Promise<Shot> {
  const clip = await contentBox(page)
  const png = await page.screenshot({ clip, fullPage: true })
  return { brand, png, hash: createHash('sha256').update(png).digest('hex').slice(0, 16) }
}

/** A story in all brands at one width, from a fresh document. `patience` in milliseconds is how long it must be quiet. */
export async function shoot(
  page: Page,
  origin: string,
  story: string,
  width: Width,
  patience = 0,
): Promise<Shot[]> {
  await page.setViewportSize({ width, height: heights[width] })
  const [first, ...others] = brandNames
  await showStory(page, origin, story, first)
  await settle(page, patience)
  const shots = [await shootBrand(page, first)]
  for (const brand of others) {
    await wearBrand(page, brand)
    await settle(page, patience)
    shots.push(await shootBrand(page, brand))
  }
  return shots
}

const sameShots = (one: readonly Shot[], other: readonly Shot[]): boolean =>
  one.every((shot, index) => shot.hash === other[index]?.hash)

/** Goes on taking pictures until two in a row are equal. Rejects when the story does not hold still. */
export async function shootSteady(
  page: Page,
  origin: string,
  story: string,
  width: Width,
  first: readonly Shot[],
): Promise<readonly Shot[]> {
  let earlier = first
  for (let attempt = 0; attempt < 3; attempt++) {
    const later = await shoot(page, origin, story, width, 150)
    if (sameShots(earlier, later)) return later
    earlier = later
  }
  throw new Error(`${story} does not hold still at ${width} px: no two of four pictures are equal.`)
}
