import { Suspense, useMemo, useState } from 'react'
import type { FavouriteListHead } from '@tradecounter/api/contract'
import {
  formatOf,
  hasPermission,
  later,
  navigation,
  timesOf,
  translatorOf,
  useHttpClient,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Part } from '@tradecounter/shop/core/part'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { rowButtons } from '@tradecounter/shop/my-pages'
import { Button } from '@tradecounter/ui/button'
import { IconButton } from '@tradecounter/ui/icon-button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { deleteList, restoreList, useRenewLists } from '../../calls.ts'
import type { ListTask } from '../list-dialog.tsx'
import { listsList } from '../list-definitions.ts'
import { listHref } from '../shown-list.ts'
import { UndoBanner } from '../undo-banner.tsx'
import { useUndo } from '../use-undo.ts'
import { NoLists } from './no-lists.tsx'

const ListDialog = later(() => import('../list-dialog.tsx'), { onDemand: true })

/** The user's favourite lists, with what can be done with a list by those who manage lists. */
export default function Overview({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const renewLists = useRenewLists()
  const [task, setTask] = useState<ListTask | null>(null)
  const [isChanged, setChanged] = useState(false)
  const canManage = hasPermission(context.user, 'perm:manageLists')
  const renew = async (): Promise<void> => {
    setChanged(true)
    await renewLists()
  }
  const undo = useUndo(renew)
  const remove = ({ listId, name }: FavouriteListHead): void =>
    void undo.remove(() => deleteList(httpClient, { listId }), {
      text: t('my-lists.deleted', name),
      restore: () => restoreList(httpClient, { listId }),
    })
  const columns = useListColumns({ canManage, onTask: setTask, onDelete: remove })
  return (
    <Stack space={4}>
      {canManage && (
        <Inline>
          <Button icon="plus" onClick={() => setTask({ kind: 'new' })}>
            {t('my-lists.new')}
          </Button>
        </Inline>
      )}
      <UndoBanner undo={undo} />
      <ListPage
        list={listsList}
        path={listHref(context)}
        query={query}
        columns={columns}
        filters={[]}
        rowName={({ name }) => name}
        dayText={(day) => day}
        texts={{
          caption: t('my-lists.caption'),
          count: (total) => t.count('my-lists.count', total),
          searchLabel: t('my-lists.search'),
          searchHint: t('my-lists.search-hint'),
        }}
        isChanged={isChanged}
        empty={<NoLists />}
      />
      {task !== null && (
        <Part>
          <Suspense fallback={null}>
            <ListDialog
              task={task}
              onSaved={({ listId }) =>
                // A new list, and a copy, are opened: their lines are next.
                task.kind === 'edit' ? renew() : navigation.goTo(listHref(context, listId))
              }
              onClose={() => setTask(null)}
            />
          </Suspense>
        </Part>
      )}
    </Stack>
  )
}

interface ListColumnsOptions {
  canManage: boolean
  onTask: (task: ListTask) => void
  onDelete: (list: FavouriteListHead) => void
}

function useListColumns({
  canManage,
  onTask,
  onDelete,
}: ListColumnsOptions): ListColumn<FavouriteListHead>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, format, times] = [translatorOf(context), formatOf(context), timesOf(context)]
    return [
      {
        id: 'name',
        label: t('my-lists.name'),
        cell: ({ listId, name }) => <Link href={listHref(context, listId)}>{name}</Link>,
      },
      { id: 'description', label: t('my-lists.description'), cell: ({ description }) => description },
      {
        id: 'lineCount',
        label: t('my-lists.lines'),
        numeric: true,
        cell: ({ lineCount }) => format.count(lineCount),
      },
      {
        id: 'changedAt',
        label: t('my-lists.changed'),
        oneLine: true,
        cell: ({ changedAt }) => times.dayAndTime(changedAt),
      },
      ...(canManage
        ? [
            {
              id: 'actions',
              label: t('my-lists.actions'),
              controls: true,
              hideable: false,
              cell: (list: FavouriteListHead) => (
                <div className={rowButtons}>
                  <IconButton
                    icon="edit"
                    size="s"
                    label={t('my-lists.edit-name', list.name)}
                    onClick={() => onTask({ kind: 'edit', list })}
                  />
                  <IconButton
                    icon="copy"
                    size="s"
                    label={t('my-lists.copy-name', list.name)}
                    onClick={() => onTask({ kind: 'copy', list })}
                  />
                  <IconButton
                    icon="trash"
                    size="s"
                    label={t('my-lists.delete-name', list.name)}
                    onClick={() => onDelete(list)}
                  />
                </div>
              ),
            },
          ]
        : []),
    ]
  }, [context, canManage, onTask, onDelete])
}
