// The size of every entry of the ui package, compared with its budget. `--accept` updates the budgets.
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)

const { buildPackage } = await import('./pack/pack.ts')
const { weigh } = await import('./size/weigh.ts')
const { acceptWeights, complaint, readBudgets } = await import('./size/budgets.ts')

await buildPackage()
const weights = await weigh()
if (process.argv.includes('--accept')) acceptWeights(weights)

const budgets = readBudgets()
let broken = 0
for (const [entry, weight] of Object.entries(weights)) {
  const wrong = complaint(entry, weight, budgets[entry])
  if (wrong) broken += 1
  const [size, budget] = [weight.gzip, budgets[entry]?.gzip ?? '-'].map((figure) =>
    String(figure).padStart(7),
  )
  console.log(
    `${entry.padEnd(28)}${size} of${budget}  ${weight.engines.join(' ')}${wrong ? `  ! ${wrong}` : ''}`,
  )
}
console.log(broken === 0 ? 'Every entry keeps its budget.' : `${broken} entries break their budget.`)
process.exit(broken === 0 ? 0 : 1)
