import { useState } from 'react'
import { later, PageWaiting, useAnswer, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { PageWithParts } from '@tradecounter/shop/my-pages/page-with-parts'
import { isGone, myListAddress } from '../calls.ts'
import { shownList } from './shown-list.ts'

const Overview = later(() => import('./overview/overview.tsx'))
const ListRecord = later(() => import('./record/list-record.tsx'))
const DeletedList = later(() => import('./record/deleted-list.tsx'), { onDemand: true })

interface MyListsViewProps {
  route: RouteTo<'my-lists'>
}

/** The user's favourite lists: the overview, or the list that the address names. */
export function MyListsView({ route }: MyListsViewProps) {
  const t = useTranslations()
  const listId = shownList(route.query)
  if (listId !== null) return <OneList key={listId} route={route} listId={listId} />
  return (
    <PageWithParts route={route} title={t('account.my-lists')} part={null}>
      <Overview query={route.query} />
    </PageWithParts>
  )
}

function OneList({ route, listId }: MyListsViewProps & { listId: string }) {
  const t = useTranslations()
  const { data, error, mutate } = useAnswer(myListAddress(listId))
  /** The reader has deleted it, and may take that back. */
  const [isDeleted, setDeleted] = useState(false)
  const title = t('account.my-lists')
  const list = data?.list
  return (
    <PageWithParts route={route} title={title} part={list?.name ?? title}>
      {isDeleted && list !== undefined ? (
        <DeletedList list={list} onRestored={() => setDeleted(false)} />
      ) : isGone(error) ? (
        <DeletedList list={null} />
      ) : list === undefined ? (
        <PageWaiting whole error={error} onRetry={() => mutate()} />
      ) : (
        <ListRecord list={list} query={route.query} onDeleted={() => setDeleted(true)} />
      )}
    </PageWithParts>
  )
}
