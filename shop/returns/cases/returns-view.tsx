import { later, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { OwnRecord, useRecord } from '@tradecounter/shop/my-pages'
import { PageWithParts } from '@tradecounter/shop/my-pages/page-with-parts'
import { returnAddress, returnCustomerAddress } from '../calls.ts'
import { shownPart } from './return-list.ts'

const Returns = later(() => import('./returns.tsx'))
const ReturnCase = later(() => import('./case/return-case.tsx'))
const NewReturn = later(() => import('./form/new-return.tsx'))

/** The customer's returns and complaints. */
export function ReturnsView({ route }: { route: RouteTo<'returns-and-complaints'> }) {
  const t = useTranslations()
  const part = shownPart(route.query)
  const shown = useRecord(
    part.view === 'case' ? returnCustomerAddress(part.number) : null,
    part.view === 'case' ? returnAddress(part.number) : null,
  )
  const { [part.view]: title } = { list: null, new: t('returns.new'), case: t('returns.case', part.number) }
  return (
    <PageWithParts route={route} title={t('returns.title')} part={title}>
      {part.view === 'list' ? (
        <Returns query={route.query} />
      ) : part.view === 'new' ? (
        <NewReturn part={part} />
      ) : (
        <OwnRecord {...shown}>{(found) => <ReturnCase found={found} onChanged={shown.mutate} />}</OwnRecord>
      )}
    </PageWithParts>
  )
}
