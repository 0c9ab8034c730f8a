import { trackAddress } from '@tradecounter/shop/deliveries'
import { readTrackQuery, TrackView as View } from '@tradecounter/shop/deliveries/track'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export { View }

/** `/track-and-trace?number=…&postalCode=…`: parcels for whoever knows number and postal code (MY-3). */
export default /* @__PURE__ */ definePage(page, {
  title: 'parcel-tracking.title',
  description: 'parcel-tracking.meta',
  translations: ['parcel-tracking', 'deliveries'],
  needs: ({ query }) => {
    const { number, postalCode } = readTrackQuery(query)
    return number === '' || postalCode === '' ? [] : [trackAddress(number, postalCode)]
  },
  View,
})
