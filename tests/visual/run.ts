// Compares or accepts the looks of the widgets: `run.ts compare|accept [widget …]` (docs/visual-regression.md).
import { acceptedWidgets, removeBaseline } from './baselines.ts'
import { goRound, type Round } from './gallery.ts'
import { writeReport } from './report.ts'
import { buildStorybook, serveStorybook } from './storybook.ts'
import { defaultStories } from './widgets.ts'

/** A Storybook that is already built, to spare the build; else one is built here. */
const built = process.env.STORYBOOK_SITE
const folder = built ?? 'node_modules/.cache/visual/storybook'
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Says what was found and answers whether all is as it was. */
function tellDifferences({ findings, notes }: Round, gone: readonly string[], looked: number): boolean {
  const widgets = Map.groupBy(findings, (finding) => finding.widget)
  const report = writeReport(findings, [
    ...notes,
    ...gone.map((widget) => `${widget} has a baseline and is no widget any more.`),
  ])
  for (const [widget, each] of widgets)
    say(`${widget}: ${each.map(({ kind, brand, width }) => `${kind} in ${brand} at ${width} px`).join(', ')}`)
  for (const widget of gone) say(`${widget}: has a baseline and is no widget any more`)
  if (widgets.size + gone.length === 0) {
    say(`${looked} widgets look as they did, in five brands at 375 and 1280 px.`)
    return true
  }
  say(`${widgets.size + gone.length} of ${looked} widgets do not look as they did: see ${report}`)
  say('Accept what is meant to be so: npm run visual:accept [-- widget …]')
  return false
}

/** Says what was accepted and answers whether nothing was left over. */
function tellAccepted({ findings }: Round, gone: readonly string[], looked: number): boolean {
  const restless = findings.filter((finding) => finding.kind === 'restless')
  const left = new Set(restless.map((finding) => finding.widget))
  const changed = new Set(findings.map((finding) => finding.widget))
  for (const widget of gone) removeBaseline(widget)
  say(`${changed.size - left.size} of ${looked} widgets have new baselines, ${gone.length} were removed.`)
  if (left.size > 0) say(`Not accepted: ${[...left].join(', ')}`)
  return left.size === 0
}

async function run(mode: string, named: readonly string[]): Promise<boolean> {
  if (built === undefined) {
    say('Building the stories …')
    await buildStorybook(folder)
  }
  const site = await serveStorybook(folder)
  try {
    const all = defaultStories(site.index)
    const unknown = named.filter((widget) => !all.has(widget))
    if (unknown.length > 0) throw new Error(`There is no widget called ${unknown.join(', ')}.`)
    const exhibits = [...all].filter(([widget]) => named.length === 0 || named.includes(widget))
    const gone = named.length === 0 ? acceptedWidgets().filter((widget) => !all.has(widget)) : []
    const round = await goRound(site, exhibits, mode === 'accept')
    for (const note of round.notes) say(note)
    for (const { complaint } of round.findings) if (complaint) say(complaint)
    const tell = mode === 'accept' ? tellAccepted : tellDifferences
    return tell(round, gone, exhibits.length)
  } finally {
    await site.close()
  }
}

const [mode = 'compare', ...named] = process.argv.slice(2)
try {
  process.exitCode = (await run(mode, named)) ? 0 : 1
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
