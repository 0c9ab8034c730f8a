import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../pack/folders.ts'
import type { Weight, Weights } from './weigh.ts'

/** Path of the budgets; updated by `npm run ui:size -- --accept`. */
const budgetFile = join(root, 'tests/package/budgets.json')

/** The current budgets: bytes of each entry, and its allowed libraries and widgets. */
export const readBudgets = (): Weights => JSON.parse(readFileSync(budgetFile, 'utf8')) as Weights

/** Margin for a fix: 5 % above the size, rounded up to hundreds. */
const withRoom = (bytes: number): number => Math.ceil((bytes * 1.05) / 100) * 100

/** Makes the measured sizes the budget; a budget that still holds is kept, unless it has become far too large. */
export function acceptWeights(weights: Weights): void {
  const before = readBudgets()
  const budgets = Object.entries(weights).map(([entry, weight]): [string, Weight] => {
    const budget = before[entry]?.gzip ?? 0
    const holds = weight.gzip <= budget && withRoom(weight.gzip) * 1.2 > budget
    return [entry, { ...weight, gzip: holds ? budget : withRoom(weight.gzip) }]
  })
  const lines = budgets.map(([entry, weight]) => `  ${JSON.stringify(entry)}: ${JSON.stringify(weight)}`)
  writeFileSync(budgetFile, `{\n${lines.join(',\n')}\n}\n`)
}

const missing = (now: readonly string[], allowed: readonly string[]): string[] =>
  now.filter((name) => !allowed.includes(name))

/** A sentence about how an entry exceeds its budget; empty if it does not. */
export function complaint(entry: string, weight: Weight, budget: Weight | undefined): string | undefined {
  if (!budget) return `${entry} has no budget: npm run ui:size -- --accept`
  if (weight.gzip > budget.gzip) return `${entry} weighs ${weight.gzip} bytes, its budget is ${budget.gzip}`
  const engines = missing(weight.engines, budget.engines)
  if (engines.length > 0) return `${entry} now loads ${engines.join(', ')}`
  const widgets = missing(weight.widgets, budget.widgets)
  return widgets.length > 0 ? `${entry} now loads the widgets ${widgets.join(', ')}` : undefined
}
