import { Suspense, useState } from 'react'
import type { Choices, DirectOrderList } from '@tradecounter/api/contract'
import { useShop, useTranslations, later } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
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
 * What can be done with the whole list: clear it after a confirmation, or commit it (DIR-3, DIR-4). Articles about which
 * something must be chosen are asked about in turn first.
 */
export function CommitBar({ list, busy, onCommit, onClear }: CommitBarProps) {
  const { user } = useShop()
  const t = useTranslations()
  const [clearing, setClearing] = useState(false)
  const [chosen, setChosen] = useState<Readonly<Record<string, Choices>> | null>(null)
  // Asked again after a commit that failed, or a question that was put away, each starts with what was chosen.
  const [kept, setKept] = useState<Readonly<Record<string, Choices>>>({})
  const { items, errorModel } = list
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
        disabled={errorModel.errors.includes('linesWithErrors')}
      >
        {user === null
          ? t.count('direct-order.commit-list', items.length)
          : t.count('direct-order.commit', items.length)}
      </Button>
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
