import {
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { CheckedRow } from '@tradecounter/api/contract'
import { useFormat, useShop, useTranslations, later } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { countOutcomes, ImportCheckGrid, type ImportOutcome } from '@tradecounter/ui/import-check-grid'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { useRowOffers } from '../use-row-offers.tsx'
import { gridRows, isOpen, problemFile, rowLabels } from './row-rules.ts'
import { rowFormats, saveRows } from './rows-file.ts'
import type { RowCheck } from './use-row-check.ts'

const ChoicesDialog = later(() => import('../list/choices-dialog.tsx'), {
  over: ({ onCancel }) => ({ close: onCancel }),
})

/** The outcome of each row, its actions, and ordering the valid ones (DIR-5). */
export function RowResult({ check, rows }: { check: RowCheck; rows: readonly CheckedRow[] }) {
  const { user } = useShop()
  const t = useTranslations()
  const { count } = useFormat()
  const [shown, setShown] = useState<ImportOutcome | null>(null)
  const [asked, setAsked] = useState<CheckedRow | null>(null)
  const { chosen } = check
  const { amountLabel, offerOf } = useRowOffers()
  const { all, counts, ready, problems } = useMemo(() => {
    const drawn = gridRows(rows, chosen, t, offerOf)
    const left = rows.filter((row) => isOpen(row, chosen))
    const skipped = rows.filter(({ outcome }) => outcome === 'skipped').length
    return {
      all: drawn,
      counts: countOutcomes(drawn).byOutcome,
      ready: rows.length - left.length - skipped,
      problems: left,
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `offerOf` depends on the page alone
  }, [rows, chosen, t])
  // The click responds at once; thousands of rows render in pieces, between which the next click is handled.
  const narrowed = useDeferredValue(shown)
  const visibleRows = useMemo(
    () => (narrowed === null ? all : all.filter(({ outcome }) => outcome === narrowed)),
    [all, narrowed],
  )
  const summary = t('order-directly.summary', ready, rows.length)
  const hidden = rows.filter(({ outcome }) => outcome === 'hidden').length
  const { sheet } = check
  const correct = async (line: number, number: string): Promise<boolean> => {
    const row = await check.correct(line, number)
    if (row === null) return false
    announce(
      [t('order-directly.number-checked', line, t(`order-directly.outcome-${row.outcome}`)), row.name]
        .filter(Boolean)
        .join('. '),
    )
    return true
  }
  const reasonId = useId()
  const result = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent((): void => {
    announce(summary)
    // The button that started the check is gone; the focus moves to the result.
    if (document.activeElement === document.body) result.current?.focus()
  })
  useEffect(() => begin(), [])
  return (
    <Stack space={4}>
      <div ref={result} tabIndex={-1}>
        <Text>
          {summary}
          {problems.length > 0 && ready > 0 && `. ${t.count('order-directly.left', problems.length)}.`}
        </Text>
        {sheet !== null && sheet.sheets > 1 && (
          <Text>{t('order-directly.sheet', sheet.name, sheet.sheets)}</Text>
        )}
      </div>
      {hidden > 0 && (
        <Checkbox
          name="hidden-rows"
          label={t.count('order-directly.with-hidden', hidden)}
          checked={chosen.withHidden}
          onCheckedChange={check.chooseHidden}
        />
      )}
      <Inline space={3}>
        <Button
          tone="accent"
          onClick={() => void check.add()}
          disabled={ready === 0}
          busy={check.busy === 'add'}
          busyLabel={t('direct-order.adding')}
          {...(ready === 0 ? { 'aria-describedby': reasonId } : {})}
        >
          {user === null ? t.count('order-directly.add-list', ready) : t.count('order-directly.add', ready)}
        </Button>
        {problems.length > 0 &&
          rowFormats.map((format) => (
            <Button
              key={format}
              icon="download"
              onClick={() =>
                void saveRows(t('order-directly.problems-file'), format, problemFile(problems, t))
              }
            >
              {t('order-directly.problems', format.toUpperCase())}
            </Button>
          ))}
        <Button onClick={check.startOver}>{t('order-directly.start-over')}</Button>
      </Inline>
      {ready === 0 && (
        <Text id={reasonId} size="s" tone="muted">
          {t('order-directly.none-ready')}
        </Text>
      )}
      <ImportCheckGrid
        caption={t('order-directly.caption')}
        rows={visibleRows}
        counts={counts}
        shown={shown}
        onShownChange={setShown}
        onChoose={check.chooseArticle}
        onNumberCommit={correct}
        busyLines={check.checking}
        onConfigure={(line) => setAsked(rows.find((row) => row.line === line) ?? null)}
        labels={{ ...rowLabels(t), ...amountLabel, count }}
      />
      {asked !== null && (
        <Suspense fallback={null}>
          <ChoicesDialog
            code={asked.variantNumber}
            name={asked.name}
            quantity={asked.quantity ?? 1}
            chosen={check.chosen.choices[asked.line]}
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
