import { availableParallelism } from 'node:os'
import type { Page } from 'playwright-core'
import { readBaseline, writeBaseline } from './baselines.ts'
import { look, type Finding } from './look.ts'
import { differenceOf, readMachine, type Machine } from './machine.ts'
import { launchStage, openStage } from './stage.ts'
import type { ServedStorybook } from './storybook.ts'
import type { IndexedStory } from './widgets.ts'

/** A widget's name and the story that stands for it. */
export type Exhibit = readonly [widget: string, story: IndexedStory]

/** What a round through the widgets found. */
export interface Round {
  findings: Finding[]
  /** Sentences about baselines of another Chromium. */
  notes: string[]
}

/** One sentence per other machine, so that nobody wonders at the tolerance. */
function otherMachines(exhibits: readonly Exhibit[], here: Machine): string[] {
  const others = exhibits.flatMap(([widget]) => {
    const taken = readBaseline(widget)?.taken
    const difference = taken && differenceOf(taken, here)
    return difference ? [difference] : []
  })
  return [...Map.groupBy(others, (other) => other)].map(
    ([difference, { length }]) =>
      `The baselines of ${length} widget(s) were ${difference}: they are compared with the wider tolerance.`,
  )
}

async function lookAt(
  page: Page,
  origin: string,
  [widget, { id }]: Exhibit,
  machine: Machine,
  accept: boolean,
): Promise<Finding[]> {
  const subject = { page, origin, widget, story: id, machine }
  const small = await look({ ...subject, width: 375 })
  const large = await look({ ...subject, width: 1280 })
  const found = [...small.findings, ...large.findings]
  const restless = found.some((finding) => finding.kind === 'restless')
  if (accept && found.length > 0 && !restless)
    await writeBaseline(widget, id, machine, { 375: small.shots, 1280: large.shots })
  return found
}

/** Looks at all of them, as many at a time as the machine has cores for; with `accept` what differs is the new baseline. */
export async function goRound(
  { origin }: ServedStorybook,
  exhibits: readonly Exhibit[],
  accept: boolean,
): Promise<Round> {
  const browser = await launchStage()
  try {
    const pages = await Promise.all(
      Array.from({ length: Math.min(4, availableParallelism()) }, () => openStage(browser)),
    )
    const machine = readMachine(browser)
    const notes = otherMachines(exhibits, machine)

    const waiting = [...exhibits]
    const findings: Finding[] = []
    const work = async (page: Page): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        findings.push(...(await lookAt(page, origin, next, machine, accept)))
    }
    await Promise.all(pages.map(work))
    return { findings, notes }
  } finally {
    await browser.close()
  }
}
