/** Outcome of an imported row. `skipped`: not wanted this time. `hidden`: not shown by the sheet. */
export type ImportOutcome =
  | 'ok'
  | 'changed'
  | 'choose'
  | 'configure'
  | 'replaced'
  | 'notFound'
  | 'notBuyable'
  | 'invalid'
  | 'skipped'
  | 'hidden'

/** Every outcome, those that need an action first; the order of the filter buttons. */
export const importOutcomes: readonly ImportOutcome[] = [
  'choose',
  'configure',
  'notFound',
  'notBuyable',
  'invalid',
  'hidden',
  'replaced',
  'changed',
  'ok',
  'skipped',
]

/** Whether the row can be ordered as it is. */
export const isReady = (outcome: ImportOutcome): boolean =>
  outcome === 'ok' || outcome === 'changed' || outcome === 'replaced'

/** Number of rows by outcome, and of those that can be ordered. */
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
    skipped: 0,
    hidden: 0,
  }
  for (const { outcome } of rows) byOutcome[outcome] += 1
  return { byOutcome, ready: rows.filter(({ outcome }) => isReady(outcome)).length }
}
