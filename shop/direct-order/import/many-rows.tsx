import { useAddProblem } from '@tradecounter/shop/cart'
import { useTranslations, type TranslationKey } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { DoneBanner } from '../list/done-banner.tsx'
import { mostRows, RowEntry } from './row-entry.tsx'
import { RowResult } from './row-result.tsx'
import { largestFile } from './rows-file.ts'
import { useRowCheck, type RowProblem } from './use-row-check.ts'

const problemKeys: Record<Exclude<RowProblem, 'cartFull'>, TranslationKey> = {
  empty: 'order-directly.refused-empty',
  tooManyRows: 'order-directly.refused-tooManyRows',
  macros: 'order-directly.refused-macros',
  oldFormat: 'order-directly.refused-oldFormat',
  broken: 'order-directly.refused-broken',
  packedTooTightly: 'order-directly.refused-packedTooTightly',
  noTable: 'order-directly.refused-noTable',
  openQuote: 'order-directly.refused-openQuote',
  tooLarge: 'order-directly.refused-tooLarge',
  tooMuch: 'order-directly.refused-tooMuch',
  checkFailed: 'order-directly.check-failed',
  addFailed: 'order-directly.add-failed',
  listsFull: 'direct-order.lists-full',
}
/** The limit in an error text. */
const limits: Partial<Record<RowProblem, number>> = { tooManyRows: mostRows, tooLarge: largestFile / 1000 }

/** Many rows at once: pasted or from a file, checked, reviewed and added (DIR-5). */
export default function ManyRows() {
  const t = useTranslations()
  const check = useRowCheck()
  const addProblem = useAddProblem()
  const { rows, problem, added } = check
  return (
    <Stack space={6}>
      {added !== null && (
        <DoneBanner count={added.rows} newLines={added.newLines} listName={added.listName} />
      )}
      {problem !== null && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
          {problem === 'cartFull' ? addProblem('full', '') : t(problemKeys[problem], limits[problem] ?? '')}
        </StatusBanner>
      )}
      {rows === null ? (
        <RowEntry check={check} startsOver={check.startsOver} />
      ) : (
        <RowResult check={check} rows={rows} />
      )}
    </Stack>
  )
}
