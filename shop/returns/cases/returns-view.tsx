import { Suspense } from 'react'
import { addressOf, later, useShop, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { MyPage, OwnRecord, useRecord } from '@tradecounter/shop/my-pages'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { returnAddress, returnCustomerAddress } from '../calls.ts'
import { shownPart } from './return-list.ts'

const Returns = later(() => import('./returns.tsx'))
const ReturnCase = later(() => import('./case/return-case.tsx'))
const NewReturn = later(() => import('./form/new-return.tsx'))

/** The customer's returns and complaints. */
export function ReturnsView({ route: { query } }: { route: RouteTo<'returns-and-complaints'> }) {
  const context = useShop()
  const t = useTranslations()
  const part = shownPart(query)
  const shown = useRecord(
    part.view === 'case' ? returnCustomerAddress(part.number) : null,
    part.view === 'case' ? returnAddress(part.number) : null,
  )
  const title =
    part.view === 'list'
      ? t('returns.title')
      : part.view === 'new'
        ? t('returns.new')
        : t('returns.case', part.number)
  return (
    <MyPage
      id="returns-and-complaints"
      inner={part.view !== 'list'}
      title={title}
      before={
        part.view !== 'list' && (
          <Breadcrumbs
            label={t('common.breadcrumbs')}
            items={[
              {
                text: t('returns.title'),
                url: addressOf({ page: 'returns-and-complaints', query: '' }, context),
              },
            ]}
            current={title}
          />
        )
      }
    >
      <Suspense fallback={null}>
        {part.view === 'list' ? (
          <Returns query={query} />
        ) : part.view === 'new' ? (
          <NewReturn part={part} />
        ) : (
          <OwnRecord {...shown}>{(found) => <ReturnCase found={found} onChanged={shown.mutate} />}</OwnRecord>
        )}
      </Suspense>
    </MyPage>
  )
}
