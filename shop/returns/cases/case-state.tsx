import type { ReturnState } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { StateChip, type StateLook } from '@tradecounter/shop/my-pages'

const looks = {
  draft: { icon: 'edit', tone: 'neutral' },
  sent: { icon: 'check', tone: 'neutral' },
  inReview: { icon: 'processing', tone: 'info' },
  moreInformation: { icon: 'chat', tone: 'attention' },
  approved: { icon: 'check', tone: 'success' },
  waitingForGoods: { icon: 'box-wait', tone: 'info' },
  received: { icon: 'box', tone: 'info' },
  credited: { icon: 'invoice', tone: 'success' },
  replaced: { icon: 'box-check', tone: 'success' },
  rejected: { icon: 'cancelled', tone: 'error' },
  cancelled: { icon: 'cancelled', tone: 'neutral' },
} as const satisfies Record<ReturnState, StateLook>

/** The state of a case: an icon and text for every one. */
export function CaseState({ state }: { state: ReturnState }) {
  const t = useTranslations()
  return <StateChip {...looks[state]} label={t(`returns.state-${state}`)} />
}
