import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './look.ts'
import { encodePng, type Pixels } from './pixels.ts'

/** Where the difference report is written; git ignores it. */
export const reportFolder = 'test-results/visual'

const kinds: Record<Finding['kind'], string> = {
  different: 'looks different',
  resized: 'has another size',
  new: 'has no baseline yet',
  restless: 'could not be photographed',
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.001 ? 3 : 2)} %`

const sizeOf = (picture: Pixels | undefined): string =>
  picture ? `${picture.width} × ${picture.height}` : ''

const css = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 1.5rem; max-width: 120rem }
  nav { columns: 14rem; margin-block: 1rem }
  nav a { display: block }
  section { border-top: 2px solid; margin-top: 2.5rem }
  .trio { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
  figure { margin: 0; min-width: 0 }
  figcaption { font-size: 0.85rem }
  img { max-width: 100%; border: 1px dashed gray; background: white }
  code { padding: 0.1rem 0.4rem; border: 1px solid gray; border-radius: 4px }`

/** Writes the pictures of a finding beside the report and answers their part of the page. */
function findingMarkup(finding: Finding): string {
  const name = `${finding.widget}-${finding.width}-${finding.brand}`
  const figure = (title: string, picture: Pixels | undefined): string => {
    if (!picture) return `<figure><figcaption>${title}: none</figcaption></figure>`
    const file = `${name}-${title.toLowerCase()}.png`
    writeFileSync(join(reportFolder, file), encodePng(picture))
    const alt = `${title}: ${finding.widget} at ${finding.width} px in ${finding.brand}`
    return `<figure><figcaption>${title}, ${sizeOf(picture)}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" width="${picture.width}" height="${picture.height}" style="height:auto" loading="lazy"></a></figure>`
  }
  const verdict =
    finding.kind === 'different' ? `${kinds.different} (${percent(finding.share)})` : kinds[finding.kind]
  const complaint = finding.complaint ? `<pre>${escape(finding.complaint)}</pre>` : ''
  return `<h3>${finding.width} px, ${finding.brand}: ${verdict}</h3>${complaint}
    <div class="trio">${figure('Before', finding.before)}${figure('After', finding.after)}${figure('Difference', finding.difference)}</div>`
}

const byShare = (one: Finding, other: Finding): number => other.share - one.share

function widgetMarkup(widget: string, findings: readonly Finding[]): string {
  return `<section id="${widget}"><h2>${widget}</h2>
    <p>As it should be? <code>npm run visual:accept -- ${widget}</code></p>
    ${findings.toSorted(byShare).map(findingMarkup).join('\n')}</section>`
}

/** Writes the report, most changed widget first, and answers its path. `notes` are sentences about the whole run. */
export function writeReport(findings: readonly Finding[], notes: readonly string[]): string {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const widgets = Map.groupBy(findings.toSorted(byShare), (finding) => finding.widget)
  const links = [...widgets].map(([widget, each]) => `<a href="#${widget}">${widget} (${each.length})</a>`)
  const parts = [...widgets].map(([widget, each]) => widgetMarkup(widget, each))
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Visual differences</title><style>${css}</style>
    <h1>${findings.length === 0 ? 'Nothing looks different' : `${findings.length} pictures of ${widgets.size} widgets`}</h1>
    ${notes.map((note) => `<p>${escape(note)}</p>`).join('')}
    <p>In the difference, red is a pixel that changed and yellow an edge that is only smoothed otherwise.</p>
    <nav>${links.join('')}</nav>${parts.join('\n')}</html>`
  const file = join(reportFolder, 'index.html')
  writeFileSync(file, page)
  return file
}
