import { lazy, Suspense, useState } from 'react'
import type { CheckedRow } from '@tradecounter/api/contract'
import { useShop, useWords } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { countOutcomes, ImportCheckGrid, type ImportOutcome } from '@tradecounter/ui/import-check-grid'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { canOrder, gridRows, problemFile, rowLabels } from './row-rules.ts'
import { download, writeRows } from './rows-file.ts'
import type { RowCheck } from './use-row-check.ts'

const ChoicesDialog = lazy(() => import('./choices-dialog.tsx'))

/** What became of each row, what can be done about it, and the way to order those that can be (DIR-5). */
export function RowResult({ check, rows }: { check: RowCheck; rows: readonly CheckedRow[] }) {
  const { user } = useShop()
  const t = useWords()
  const [shown, setShown] = useState<ImportOutcome | null>(null)
  const [asked, setAsked] = useState<CheckedRow | null>(null)
  const all = gridRows(rows, check.chosen, t)
  const ready = rows.filter((row) => canOrder(row, check.chosen)).length
  const problems = rows.filter((row) => !canOrder(row, check.chosen))
  return (
    <Stack space={4}>
      <Text>
        {t('order-directly.summary', ready, rows.length)}
        {problems.length > 0 && ready > 0 && `. ${t.count('order-directly.left', problems.length)}.`}
      </Text>
      <Inline space={3}>
        <Button
          tone="accent"
          onClick={() => void check.add()}
          disabled={ready === 0}
          busy={check.busy === 'add'}
          busyLabel={t('direct-order.adding')}
        >
          {user === null ? t.count('order-directly.add-list', ready) : t.count('order-directly.add', ready)}
        </Button>
        {problems.length > 0 && (
          <Button
            onClick={() =>
              download(`${t('order-directly.problems-file')}.csv`, writeRows(problemFile(problems, t)))
            }
          >
            {t('order-directly.problems')}
          </Button>
        )}
        <Button onClick={check.startOver}>{t('order-directly.start-over')}</Button>
      </Inline>
      <ImportCheckGrid
        caption={t('order-directly.caption')}
        rows={shown === null ? all : all.filter(({ outcome }) => outcome === shown)}
        counts={countOutcomes(all).byOutcome}
        shown={shown}
        onShownChange={setShown}
        onChoose={check.chooseArticle}
        onConfigure={(line) => setAsked(rows.find((row) => row.line === line) ?? null)}
        labels={rowLabels(t)}
      />
      {asked !== null && (
        <Suspense fallback={null}>
          <ChoicesDialog
            code={asked.variantNumber}
            name={asked.name}
            onChosen={(choices) => {
              if (choices !== null) check.chooseOptions(asked.line, choices)
              setAsked(null)
            }}
            onCancel={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
