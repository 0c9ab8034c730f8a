/** How a row of an import ends. */
export type ImportOutcome =
  'ok' | 'changed' | 'choose' | 'configure' | 'replaced' | 'notFound' | 'notBuyable' | 'invalid'

/** Every outcome, those that need someone first: the order in which they are offered to look at. */
export const importOutcomes: readonly ImportOutcome[] = [
  'choose',
  'configure',
  'notFound',
  'notBuyable',
  'invalid',
  'replaced',
  'changed',
  'ok',
]

/** Can be ordered as it is; the others wait for a choice or stay out. */
export const isReady = (outcome: ImportOutcome): boolean =>
  outcome === 'ok' || outcome === 'changed' || outcome === 'replaced'

/** How many rows end how, and how many could be ordered now. */
export function countOutcomes(rows: readonly { outcome: ImportOutcome }[]): {
  byOutcome: Record<ImportOutcome, number>
  ready: number
} {
  const byOutcome: Record<ImportOutcome, number> = {
    ok: 0,
    changed: 0,
    choose: 0,
    configure: 0,
    replaced: 0,
    notFound: 0,
    notBuyable: 0,
    invalid: 0,
  }
  for (const { outcome } of rows) byOutcome[outcome] += 1
  return { byOutcome, ready: rows.filter(({ outcome }) => isReady(outcome)).length }
}
