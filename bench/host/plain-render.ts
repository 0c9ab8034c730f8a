// `renderToString` of a page's table of variants as plain React elements: prints renderings per second of processor
// time, and the markup.
import { JSDOM } from 'jsdom'
import { renderToString } from 'react-dom/server'
import { plainElement, readNode } from '../widgets/plain.ts'

const address = process.argv[2] ?? ''
const seconds = Number(process.argv[3])

const html = await (await fetch(address)).text()
// The first table with add buttons is the list of variants.
const written = [...html.matchAll(/<table\b.*?<\/table>/gsu)].map(([table]) => table)
const table = written.find((one) => one.includes('<form')) ?? ''
const { window } = new JSDOM(table)
const { Element, HTMLInputElement, Node } = window
Object.assign(globalThis, { Element, HTMLInputElement, Node })
const page = window.document.querySelector('table')
if (!page) throw new Error('the page has no table of variants')
const node = readNode(page)
const markup = renderToString(plainElement(node))
const tags = (of: string): number => of.match(/<[a-z]/gu)?.length ?? 0
if (tags(markup) !== tags(table)) throw new Error('The markup differs')

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
function rendersPerCoreSecond(forSeconds: number): number {
  const began = cpuSeconds()
  let renders = 0
  for (const end = began + forSeconds; cpuSeconds() < end; renders += 1) renderToString(plainElement(node))
  return renders / (cpuSeconds() - began)
}
rendersPerCoreSecond(1)
process.on('message', () => process.send?.({ rate: rendersPerCoreSecond(seconds), markup }))
process.send?.({ port: 0 })
