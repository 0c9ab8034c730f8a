import { tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchStage, nextStory, openStage, showStory } from '../stage.ts'
import { buildStorybook, serveStorybook } from '../storybook.ts'
import { defaultStories, everyStory, type IndexedStory } from '../widgets.ts'
import { findFaults } from './faults.ts'

const named = process.env.STORYBOOK_SITE
const folder = named ?? mkdtempSync(join(tmpdir(), 'tradecounter-stories-'))
if (named === undefined) await buildStorybook(folder)
const site = await serveStorybook(folder)
const browser = await launchStage()

afterAll(async () => {
  await browser.close()
  await site.close()
  if (named === undefined) rmSync(folder, { recursive: true, force: true })
})

/** The viewport of a 1280 px window at 400 % zoom (WCAG 1.4.10). */
const small = { viewport: { width: 320, height: 640 } } satisfies BrowserContextOptions

/** Late content moves the rest: only lasting faults count, however slow the machine is. */
async function lastingFaults(page: Page): Promise<string[]> {
  let faults = await findFaults(page)
  for (let look = 0; look < 50 && faults.length > 0; look += 1) {
    await page.waitForTimeout(200)
    faults = await findFaults(page)
  }
  return faults
}

/** Opens stories one after another in one document and returns the faults of each, prefixed with the story's id. */
async function faultsOn(
  page: Page,
  isNew: boolean,
  stories: readonly IndexedStory[],
  directions: readonly string[],
): Promise<string[]> {
  const faults: string[] = []
  for (const [place, { id }] of stories.entries()) {
    await (isNew && place === 0 ? showStory(page, site.origin, id, 'tradecounter') : nextStory(page, id))
    for (const direction of directions) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
      faults.push(...(await lastingFaults(page)).map((fault) => `${id} (${direction}): ${fault}`))
    }
  }
  return faults
}

/** Finds faults in reused pages, because loading Storybook takes longer than checking a story. */
function faultFinder(options: BrowserContextOptions, directions: readonly string[]) {
  const idle: Page[] = []
  return async (stories: readonly IndexedStory[]): Promise<string[]> => {
    const used = idle.pop()
    const page = used ?? (await openStage(browser, options))
    const faults = await faultsOn(page, used === undefined, stories, directions)
    idle.push(page)
    return faults
  }
}

/** The stories with extreme content; `LONG=1` checks all others too. */
const bursting = /long|many|hostile|right-to-left|hundred|thousand|missing|screens-/u
const looked = everyStory(site.index).filter(({ id }) => process.env.LONG === '1' || bursting.test(id))
const files = [...Map.groupBy(looked, (story) => story.importPath)]
const defaults = [...defaultStories(site.index)]

describe('the layout check', () => {
  let page: Page
  beforeAll(async () => {
    page = await openStage(browser, small)
  })

  it.each([
    ['overflow', '<p style="width:130vw;background:red">wide</p>'],
    ['unnamed scroll area', '<div style="overflow-x:auto"><p style="width:400px">wide</p></div>'],
    ['clipped', '<p style="overflow:hidden;white-space:nowrap;width:60px">words that are cut off</p>'],
    [
      'small',
      `<button style="all:unset;display:inline-block;width:12px;height:12px"></button>
       <button style="all:unset;display:inline-block;width:40px;height:40px;margin-inline-start:-4px">b</button>`,
    ],
    ['overlap', '<button>one</button><button style="position:relative;left:-20px">two</button>'],
  ])('finds %s', async (fault, markup) => {
    await page.setContent(markup)
    expect((await findFaults(page)).map((found) => found.split(':')[0])).toContain(fault)
  })

  it('finds nothing in a correct layout', async () => {
    await page.setContent(`<p>Words and a <a href="/">link</a></p><button style="min-height:24px">one</button>
      <div role="region" aria-label="Table" style="overflow-x:auto"><p style="width:400px">wide</p></div>
      <p style="overflow:hidden;white-space:nowrap;width:60px;text-overflow:ellipsis">words that are cut off</p>`)
    expect(await findFaults(page)).toEqual([])
  })
})

describe.concurrent('at 320 px, which is zoom at 400 %', { timeout: 180_000 }, () => {
  const find = faultFinder(small, ['ltr'])
  it.each(files)('the stories of %s fit', async (_, stories) => {
    expect(await find(stories)).toEqual([])
  })
})

describe.concurrent('the default story', () => {
  const find = faultFinder({ ...small, forcedColors: 'active' }, ['ltr', 'rtl'])
  it.each(defaults)('of %s fits in right-to-left text and in forced colours', async (_, story) => {
    expect(await find([story])).toEqual([])
  })
})
