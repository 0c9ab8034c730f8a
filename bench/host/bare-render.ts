// `renderToString` of the search page's markup only: the comparison for the host's page.
import type { PageData } from '../../ssr/pages/page-context.ts'
import { createPageTemplates } from '../../ssr/server/pages/page-template.ts'

const port = Number(process.argv[2])
const address = process.argv[3] ?? '/'
const seconds = Number(process.argv[4])

const html = await (await fetch(`http://localhost:${port}${address}`)).text()
const json = /<script id="page-data" type="application\/json">(.*?)<\/script>/su.exec(html)?.[1] ?? ''
// The host's own data, so that both render the same.
const data = JSON.parse(json) as PageData
const { renderBody } = await createPageTemplates(true)(data.route)
if (!html.includes(renderBody(data))) throw new Error('The markup differs')

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const rendersPerCoreSecond = (forSeconds: number): number => {
  const end = cpuSeconds() + forSeconds
  const began = cpuSeconds()
  let renders = 0
  while (cpuSeconds() < end) {
    renderBody(data)
    renders += 1
  }
  return renders / (cpuSeconds() - began)
}
rendersPerCoreSecond(2)
process.send?.({ port: rendersPerCoreSecond(seconds) })
