import { Suspense, useId, useState } from 'react'
import type { Choices, DirectOrderList } from '@tradecounter/api/contract'
import { useShop, useTranslations, later } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Text } from '@tradecounter/ui/text'
import { reason } from './commit-bar.css.ts'
import { nameOf } from '../rules.ts'

const ChoicesDialog = later(() => import('./choices-dialog.tsx'), {
  over: ({ onCancel }) => ({ close: onCancel }),
})

export interface CommitBarProps {
  list: DirectOrderList
  busy: boolean
  onCommit: (configurations: Readonly<Record<string, Choices>>) => void
  onClear: () => Promise<boolean>
}

/**
 * Actions of the whole list: clear it after a confirmation, or commit it (DIR-3, DIR-4). Required choices of its
 * articles are asked for one by one first.
 */
export function CommitBar({ list, busy, onCommit, onClear }: CommitBarProps) {
  const { user } = useShop()
  const t = useTranslations()
  const [clearing, setClearing] = useState(false)
  const [chosen, setChosen] = useState<Readonly<Record<string, Choices>> | null>(null)
  // After a failed commit or a closed question, each question starts with the earlier choices.
  const [kept, setKept] = useState<Readonly<Record<string, Choices>>>({})
  const { items, errorModel } = list
  const hasErrors = errorModel.errors.includes('linesWithErrors')
  const reasonId = useId()
  const toAsk = items.filter(({ needsConfiguration }) => needsConfiguration)
  const asked = chosen === null ? undefined : toAsk.find(({ itemId }) => !Object.hasOwn(chosen, itemId))

  const begin = (): void => {
    if (toAsk.length === 0) onCommit({})
    else setChosen({})
  }
  const take = (itemId: string, choices: Choices | null): void => {
    const next = choices === null ? { ...chosen } : { ...chosen, [itemId]: choices }
    setKept((now) => ({ ...now, ...next }))
    if (toAsk.every((item) => item.itemId === itemId || Object.hasOwn(next, item.itemId))) {
      setChosen(null)
      onCommit(next)
    } else setChosen(next)
  }
  const clear = async (): Promise<void> => {
    setClearing(false)
    if (await onClear()) announce(t('direct-order.cleared'), 'polite')
  }

  return (
    <>
      <Button onClick={() => setClearing(true)} disabled={busy}>
        {t('direct-order.clear')}
      </Button>
      <Button
        tone="accent"
        onClick={begin}
        busy={busy}
        busyLabel={t('direct-order.adding')}
        disabled={hasErrors}
        {...(hasErrors ? { 'aria-describedby': reasonId } : {})}
      >
        {user === null
          ? t.count('direct-order.commit-list', items.length)
          : t.count('direct-order.commit', items.length)}
      </Button>
      {hasErrors && (
        <div id={reasonId} className={reason}>
          <Text size="s" tone="muted">
            {t('direct-order.fix-first')}
          </Text>
        </div>
      )}
      <ConfirmDialog
        open={clearing}
        onOpenChange={setClearing}
        title={t('direct-order.clear-ask')}
        description={t('direct-order.clear-text')}
        confirmLabel={t('direct-order.clear-confirm')}
        cancelLabel={t('direct-order.cancel')}
        onConfirm={() => void clear()}
        tone="danger"
      />
      {asked !== undefined && (
        <Suspense fallback={null}>
          <ChoicesDialog
            key={asked.itemId}
            code={asked.variantNumber}
            name={nameOf(asked)}
            quantity={asked.quantity}
            chosen={kept[asked.itemId]}
            onChosen={(choices) => take(asked.itemId, choices)}
            onCancel={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  )
}
