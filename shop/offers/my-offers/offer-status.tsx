import type { OfferState } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { StateChip, type StateLook } from '@tradecounter/shop/my-pages'

const looks = {
  draft: { icon: 'edit', tone: 'neutral' },
  sent: { icon: 'check', tone: 'neutral' },
  inProgress: { icon: 'processing', tone: 'info' },
  ready: { icon: 'check', tone: 'attention' },
  accepted: { icon: 'cart', tone: 'info' },
  partlyOrdered: { icon: 'box-part', tone: 'info' },
  ordered: { icon: 'box-check', tone: 'success' },
  declined: { icon: 'cancelled', tone: 'error' },
  expired: { icon: 'cancelled', tone: 'neutral' },
  cancelled: { icon: 'cancelled', tone: 'neutral' },
} as const satisfies Record<OfferState, StateLook>

/** The state of an offer: an icon and text for every one. */
export function OfferStatus({ state }: { state: OfferState }) {
  const t = useTranslations()
  return <StateChip {...looks[state]} label={t(`offers.status-${state}`)} />
}
