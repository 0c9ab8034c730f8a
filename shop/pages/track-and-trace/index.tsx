import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { trackAddress } from '@tradecounter/shop/deliveries'
import { pageTitle } from '../page-texts.ts'
import { readTrackQuery } from './track-query.ts'
import { TrackView } from './track-view.tsx'

/** `/track-and-trace?number=…&postalCode=…`: parcels for whoever knows number and postal code (MY-3). */
export const trackAndTracePage: PageDefinition<'track-and-trace'> = {
  id: 'track-and-trace',
  translations: ['parcel-tracking', 'deliveries'],
  needs: ({ query }) => {
    const { number, postalCode } = readTrackQuery(query)
    return number === '' || postalCode === '' ? [] : [trackAddress(number, postalCode)]
  },
  access: 'everyone',
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('parcel-tracking.title'), context),
    description: translatorOf(context)('parcel-tracking.meta', context.siteName),
    canonicalPath: '/track-and-trace',
    noindex: true,
  }),
  View: TrackView,
}
