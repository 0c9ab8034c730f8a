import { useAtom } from 'jotai'
import type { DirectOrderList } from '@tradecounter/api/contract'
import { isCartFull, isListsFull, isStale, useAddProblem } from '@tradecounter/shop/cart'
import { directOrderListAtom, PartFailure, useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { DirectOrderGrid } from '@tradecounter/ui/direct-order-grid'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { CommitBar } from './commit-bar.tsx'
import { DoneBanner } from './done-banner.tsx'
import { gridErrorModel, gridItems, gridLabels, nameOf } from '../rules.ts'
import { useRowOffers } from '../use-row-offers.tsx'
import { useCommit } from './use-commit.ts'
import { useDirectOrder, type DirectOrderProblem } from './use-direct-order.ts'
import { useLineQuantities } from './use-line-quantities.ts'
import { useTypedSuggestions } from './use-typed-suggestions.ts'

const problemKeys = {
  failed: 'direct-order.failed',
  stale: 'direct-order.changed-elsewhere',
  listFull: 'direct-order.list-listFull',
  listsFull: 'direct-order.lists-full',
  quantityInvalid: 'direct-order.quantity-invalid',
  unsettled: 'direct-order.quantity-unsettled',
} as const satisfies Record<Exclude<DirectOrderProblem, 'cartFull'>, string>

function commitProblem(reason: unknown): DirectOrderProblem {
  if (isStale(reason)) return 'stale'
  if (isListsFull(reason)) return 'listsFull'
  return isCartFull(reason) ? 'cartFull' : 'failed'
}

const noList: DirectOrderList = { version: 0, items: [], errorModel: { errors: [], warningNotes: [] } }

export interface DirectOrderFormProps {
  /** The input was submitted without script, and came back with the page. */
  arrived?: boolean
}

/** Orders by article number, row by row: typed, shown as stored by the server, and committed (DIR-2 to DIR-4). */
export default function DirectOrderForm({ arrived = false }: DirectOrderFormProps) {
  const t = useTranslations()
  const addProblem = useAddProblem()
  const [entry, setEntry] = useAtom(directOrderListAtom)
  const order = useDirectOrder(true)
  const { list, problem, setProblem, refresh } = order
  const quantities = useLineQuantities(order)
  const { amountLabel, offerOf } = useRowOffers()
  const suggestions = useTypedSuggestions(entry.article)
  const { commit, busy, committed, forget } = useCommit(refresh, (reason) => {
    setProblem(commitProblem(reason))
    if (isStale(reason)) void refresh()
  })

  const add = async (article: string, quantity: number): Promise<void> => {
    const typed = entry
    forget()
    setEntry((state) => ({ ...state, article: '', quantity: '' }))
    if (await order.add(article, quantity)) announce(t('direct-order.added', article), 'polite')
    // A line that could not be added is put back, unless the next one is already being typed.
    else
      setEntry((state) =>
        state.article === '' && state.quantity === '' ? { ...typed, open: state.open } : state,
      )
  }
  const remove = async (itemId: string): Promise<void> => {
    const item = list?.items.find((each) => each.itemId === itemId)
    if ((await order.remove(itemId)) && item) announce(t('direct-order.removed', nameOf(item)), 'polite')
  }

  const correct = async (itemId: string, number: string): Promise<boolean> => {
    const item = list?.items.find((each) => each.itemId === itemId)
    const fresh = item === undefined ? null : await order.changeNumber(item, number)
    if (item === undefined || fresh === null) return false
    const now = fresh.items.find((each) => each.itemId === itemId)
    announce(
      now === undefined
        ? t('direct-order.number-joined', item.displayVariantNumber)
        : now.lineItemData.errors.includes('notFound')
          ? t('direct-order.error-notFound')
          : t('direct-order.number-changed', item.displayVariantNumber, nameOf(now)),
    )
    return true
  }

  // Numbers can be typed while the list is still on its way.
  const shown = list ?? noList
  return (
    <Stack space={4}>
      {committed !== null && (
        <DoneBanner count={committed.items} newLines={committed.newLines} listName={committed.listName} />
      )}
      {order.failed && list === undefined && (
        <PartFailure text={t('direct-order.load-failed')} onRetry={order.retry} />
      )}
      {problem !== null && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
          {problem === 'cartFull' ? addProblem('full', '') : t(problemKeys[problem])}
        </StatusBanner>
      )}
      <DirectOrderGrid
        caption={t('direct-order.caption')}
        items={gridItems(shown, t).map(({ stock, unitPrice, totalPrice, ...item }) => ({
          ...item,
          ...offerOf({ ...item, stock, unitPrice, totalPrice }),
          ...quantities.fieldOf(item.itemId, item.quantity, item.unit),
        }))}
        errorModel={gridErrorModel(shown, t)}
        entry={{ articleNumber: entry.article, quantity: entry.quantity }}
        arrived={arrived}
        onEntryChange={(change) =>
          setEntry(({ article, quantity, ...state }) => ({
            ...state,
            article: 'articleNumber' in change ? change.articleNumber : article,
            quantity: 'quantity' in change ? change.quantity : quantity,
          }))
        }
        onAdd={(article, quantity) => void add(article, quantity)}
        onRemove={(itemId) => void remove(itemId)}
        onChooseProduct={(itemId, variantNumber) => void order.choose(itemId, variantNumber)}
        onNumberCommit={correct}
        onQuantityType={quantities.type}
        onQuantityCommit={(itemId, quantity) => void quantities.commit(itemId, quantity)}
        suggestions={suggestions}
        busyItems={order.busyItem === null ? [] : [order.busyItem]}
        labels={{ ...gridLabels(t), ...amountLabel }}
        empty={
          list === undefined && !order.failed ? (
            <Spinner label={t('direct-order.loading')} />
          ) : (
            <Text tone="muted" size="s">
              {t('direct-order.empty')}
            </Text>
          )
        }
        {...(list === undefined || list.items.length === 0
          ? {}
          : {
              actions: (
                <CommitBar
                  list={list}
                  busy={busy || order.busy}
                  onCommit={(configurations) => {
                    // Never orders a quantity that differs from the visible one.
                    if (quantities.unsettled) setProblem('unsettled')
                    else void commit(list, configurations)
                  }}
                  onClear={order.clear}
                />
              ),
            })}
      />
    </Stack>
  )
}
