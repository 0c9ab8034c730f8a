import { Suspense, useMemo, useState } from 'react'
import type { FavouriteListHead } from '@tradecounter/api/contract'
import { AddedFavouriteList } from '@tradecounter/shop/cart/list-outcome'
import {
  hasPermission,
  later,
  navigation,
  PricesNote,
  useHttpClient,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Part } from '@tradecounter/shop/core/part'
import { useFocusPart } from '@tradecounter/shop/forms'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { deleteList, useRenewLists } from '../../calls.ts'
import { linesListOf } from '../list-definitions.ts'
import type { ListTask } from '../list-dialog.tsx'
import { listHref } from '../shown-list.ts'
import { UndoBanner } from '../undo-banner.tsx'
import { useUndo } from '../use-undo.ts'
import { AddLineForm } from './add-line-form.tsx'
import { CopiedBanner } from './copied-banner.tsx'
import type { CopiedLines } from './dialogs/copy-lines-dialog.tsx'
import { Lines } from './lines/lines.tsx'
import { ListButtons } from './list-buttons.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

const ListDialog = later(() => import('../list-dialog.tsx'), { onDemand: true })

interface ListRecordProps {
  list: FavouriteListHead
  query: string
  onDeleted: () => void
}

/** One favourite list: what it is, what can be done with it, an article to add, and its lines. */
export default function ListRecord({ list, query, onDeleted }: ListRecordProps) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const renewLists = useRenewLists()
  const part = useFocusPart()
  const { listId } = list
  const [task, setTask] = useState<ListTask | null>(null)
  const [deletionFailed, setDeletionFailed] = useState(false)
  const [copied, setCopied] = useState<CopiedLines | null>(null)
  const [isChanged, setChanged] = useState(false)
  const definition = useMemo(() => linesListOf(listId), [listId])
  const canManage = hasPermission(context.user, 'perm:manageLists')
  const renew = async (): Promise<void> => {
    setChanged(true)
    await renewLists()
  }
  const undo = useUndo(renew)
  const cart = useAddToCart(list)
  const remove = async (): Promise<void> => {
    setDeletionFailed(false)
    try {
      await deleteList(httpClient, { listId })
      onDeleted()
    } catch {
      setDeletionFailed(true)
      await renew()
    }
  }
  return (
    <Stack space={6}>
      {list.description !== '' && <Text>{list.description}</Text>}
      <ListButtons
        list={list}
        canManage={canManage}
        adding={cart.busy}
        onAddAll={() => void cart.addAll()}
        onTask={setTask}
        onDelete={() => void remove()}
      />
      <div {...part.props}>
        <Stack space={3}>
          {(cart.problem !== null || deletionFailed) && (
            <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
              {cart.problem ?? t('my-lists.failed')}
            </StatusBanner>
          )}
          {cart.added !== null && (
            <Suspense fallback={null}>
              <AddedFavouriteList added={cart.added} onChange={cart.setAdded} />
            </Suspense>
          )}
          {copied !== null && <CopiedBanner copied={copied} onClose={() => setCopied(null)} />}
          <UndoBanner undo={undo} />
        </Stack>
      </div>
      {canManage && <AddLineForm listId={listId} onChanged={renew} />}
      <Stack space={3}>
        <PricesNote />
        <Lines
          list={list}
          definition={definition}
          query={query}
          canManage={canManage}
          isChanged={isChanged}
          cart={cart}
          undo={undo}
          onChanged={renew}
          onCopied={setCopied}
          onAnswer={part.focus}
        />
      </Stack>
      {task !== null && (
        <Part>
          <Suspense fallback={null}>
            <ListDialog
              task={task}
              onSaved={(saved) =>
                task.kind === 'copy' ? navigation.goTo(listHref(context, saved.listId)) : renew()
              }
              onClose={() => setTask(null)}
            />
          </Suspense>
        </Part>
      )}
    </Stack>
  )
}
