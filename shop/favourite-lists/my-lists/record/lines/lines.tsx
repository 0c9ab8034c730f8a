import { Suspense, useState } from 'react'
import type { FavouriteListHead, ListLines, MyListLine } from '@tradecounter/api/contract'
import { later, useHttpClient, useShop, useTranslations } from '@tradecounter/shop/core'
import { Part } from '@tradecounter/shop/core/part'
import { type ListDefinition, ListPage } from '@tradecounter/shop/list-page'
import { canOrder } from '@tradecounter/shop/orders'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { removeLines, restoreLines } from '../../../calls.ts'
import { listHref } from '../../shown-list.ts'
import type { Undo } from '../../use-undo.ts'
import type { CopiedLines } from '../dialogs/copy-lines-dialog.tsx'
import type { ListCart } from '../use-add-to-cart.ts'
import { ChosenButtons } from './chosen-buttons.tsx'
import { useLineColumns } from './use-line-columns.tsx'

const CopyLinesDialog = later(() => import('../dialogs/copy-lines-dialog.tsx'), { onDemand: true })
const NoteDialog = later(() => import('../dialogs/note-dialog.tsx'), { onDemand: true })

/** Lines that can be chosen at once, as in the contract. */
const mostChosen = 500

interface LinesProps {
  list: FavouriteListHead
  definition: ListDefinition<MyListLine, ListLines>
  query: string
  canManage: boolean
  /** Lines were changed on this page. */
  isChanged: boolean
  cart: ListCart
  undo: Undo
  onChanged: () => Promise<unknown>
  onCopied: (copied: CopiedLines | null) => void
  /** Moves the focus to the answers, because the pressed button goes away. */
  onAnswer: () => void
}

/** The lines of a list, and what can be done with those that are chosen. */
export function Lines(props: LinesProps) {
  const { list, definition, query, canManage, isChanged, cart, undo, onChanged, onCopied, onAnswer } = props
  const { listId, name } = list
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [selected, setSelected] = useState<readonly string[]>([])
  const [noted, setNoted] = useState<MyListLine | null>(null)
  const [copying, setCopying] = useState<'copy' | 'move' | null>(null)
  const itemIds = selected.map(Number)
  const mayOrder = canOrder(context)

  const remove = async (ids: number[], text: string): Promise<void> => {
    onCopied(null)
    const isDone = await undo.remove(() => removeLines(httpClient, { listId, itemIds: ids }), {
      text,
      restore: () => restoreLines(httpClient, { listId, itemIds: ids }),
    })
    if (isDone) setSelected((now) => now.filter((id) => !ids.includes(Number(id))))
  }
  const addChosen = async (): Promise<void> => {
    const isDone = await cart.addLines(itemIds)
    if (!isDone) return
    setSelected([])
    onAnswer()
  }
  const columns = useLineColumns({
    listId,
    canManage,
    onChanged,
    onNote: setNoted,
    onRemove: (line) => void remove([line.itemId], t('my-lists.deleted', line.name)),
  })
  const selection = {
    selected,
    onSelectedChange: (ids: string[]) => setSelected(ids.slice(0, mostChosen)),
    actions: (
      <ChosenButtons
        {...{ canManage, mayOrder }}
        most={selected.length === mostChosen ? mostChosen : null}
        adding={cart.busy}
        removing={undo.busy}
        onAdd={() => void addChosen()}
        onCopy={() => setCopying('copy')}
        onMove={() => setCopying('move')}
        onRemove={() => void remove(itemIds, t.count('my-lists.lines-removed', itemIds.length))}
      />
    ),
  }
  return (
    <>
      <ListPage
        list={definition}
        path={listHref(context)}
        query={query}
        columns={columns}
        filters={[]}
        rowName={(line) => line.name}
        dayText={(day) => day}
        texts={{
          caption: t('my-lists.lines-caption', name),
          count: (total) => t.count('my-lists.line-count', total),
          searchLabel: t('my-lists.lines-search'),
          searchHint: t('my-lists.lines-search-hint'),
        }}
        {...(canManage || mayOrder ? { selection } : {})}
        isChanged={isChanged}
        empty={
          <EmptyState icon="list" title={t('my-lists.empty-title')}>
            {canManage ? t('my-lists.empty-text') : null}
          </EmptyState>
        }
      />
      {noted !== null && (
        <Part>
          <Suspense fallback={null}>
            <NoteDialog listId={listId} line={noted} onSaved={onChanged} onClose={() => setNoted(null)} />
          </Suspense>
        </Part>
      )}
      {copying !== null && (
        <Part>
          <Suspense fallback={null}>
            <CopyLinesDialog
              listId={listId}
              itemIds={itemIds}
              move={copying === 'move'}
              onCopied={async (copied) => {
                setSelected([])
                onCopied(copied)
                await onChanged()
              }}
              onClose={() => setCopying(null)}
            />
          </Suspense>
        </Part>
      )}
    </>
  )
}
