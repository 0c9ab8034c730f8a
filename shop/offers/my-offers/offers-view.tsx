import { later, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { OwnRecord, useRecord } from '@tradecounter/shop/my-pages'
import { PageWithParts } from '@tradecounter/shop/my-pages/page-with-parts'
import { offerAddress, offerCustomerAddress } from '../calls.ts'
import { shownOffers } from './shown-offer.ts'

const Offers = later(() => import('./offers.tsx'))
const NewOffer = later(() => import('./request/new-offer.tsx'))
const OfferRecord = later(() => import('./offer/offer-record.tsx'))

interface OffersViewProps {
  route: RouteTo<'offers'>
}

/** The offers of the customer: the list, or the part that the address names. */
export function OffersView({ route }: OffersViewProps) {
  const t = useTranslations()
  const part = shownOffers(route.query)
  if (part.kind === 'offer') return <OneOffer route={route} offerId={part.offerId} />
  return (
    <PageWithParts
      route={route}
      title={t('account.offers')}
      part={part.kind === 'new' ? t('offers.new') : null}
    >
      {part.kind === 'new' ? (
        <NewOffer from={part.from} list={part.listId} />
      ) : (
        <Offers query={route.query} />
      )}
    </PageWithParts>
  )
}

function OneOffer({ route, offerId }: OffersViewProps & { offerId: string }) {
  const t = useTranslations()
  const shown = useRecord(offerCustomerAddress(offerId), offerAddress(offerId))
  const { record, mutate } = shown
  const title = t('account.offers')
  return (
    <PageWithParts
      route={route}
      title={title}
      part={record === undefined ? title : `${record.number} ${record.name}`}
    >
      <OwnRecord {...shown}>{(offer) => <OfferRecord offer={offer} onChanged={() => mutate()} />}</OwnRecord>
    </PageWithParts>
  )
}
