import { Suspense } from 'react'
import {
  addressOf,
  later,
  PartBoundary,
  PartFailure,
  useShop,
  useTranslations,
  type RouteTo,
} from '@tradecounter/shop/core'
import { MyPage, OwnRecord, useRecord } from '@tradecounter/shop/my-pages'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { offerAddress, offerCustomerAddress } from '../calls.ts'
import { shownOffers } from './shown-offer.ts'

const Offers = later(() => import('./offers.tsx'))
const NewOffer = later(() => import('./request/new-offer.tsx'))
const OfferRecord = later(() => import('./offer/offer-record.tsx'))

/** The offers of the customer: the list, or the part that the address names. */
export function OffersView({ route }: { route: RouteTo<'offers'> }) {
  const t = useTranslations()
  const part = shownOffers(route.query)
  if (part.kind === 'offer') return <OneOffer offerId={part.offerId} />
  return (
    <Frame title={t(part.kind === 'new' ? 'offers.new' : 'account.offers')} inner={part.kind === 'new'}>
      {part.kind === 'new' ? (
        <NewOffer from={part.from} list={part.listId} />
      ) : (
        <Offers query={route.query} />
      )}
    </Frame>
  )
}

function OneOffer({ offerId }: { offerId: string }) {
  const t = useTranslations()
  const shown = useRecord(offerCustomerAddress(offerId), offerAddress(offerId))
  const { record, mutate } = shown
  return (
    <Frame title={record === undefined ? t('account.offers') : `${record.number} ${record.name}`} inner>
      <OwnRecord {...shown}>{(offer) => <OfferRecord offer={offer} onChanged={() => mutate()} />}</OwnRecord>
    </Frame>
  )
}

function Frame({ title, inner, children }: { title: string; inner: boolean; children: React.ReactNode }) {
  const t = useTranslations()
  const context = useShop()
  return (
    <MyPage
      id="offers"
      inner={inner}
      title={title}
      before={
        inner ? (
          <Breadcrumbs
            label={t('common.breadcrumbs')}
            items={[{ text: t('account.offers'), url: addressOf({ page: 'offers', query: '' }, context) }]}
            current={title}
          />
        ) : null
      }
    >
      <PartBoundary renderFailure={(retry) => <PartFailure text={t('common.part-failed')} onRetry={retry} />}>
        <Suspense fallback={null}>{children}</Suspense>
      </PartBoundary>
    </MyPage>
  )
}
