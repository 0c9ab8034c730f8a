import type { ApprovalState } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { StateChip, type StateLook } from '@tradecounter/shop/my-pages'

const looks = {
  waiting: { icon: 'processing', tone: 'attention' },
  partlyApproved: { icon: 'processing', tone: 'info' },
  ordered: { icon: 'check', tone: 'success' },
  rejected: { icon: 'cancelled', tone: 'error' },
  withdrawn: { icon: 'cancelled', tone: 'neutral' },
  expired: { icon: 'cancelled', tone: 'neutral' },
  failed: { icon: 'undo', tone: 'attention' },
} as const satisfies Record<ApprovalState, StateLook>

/** The state of a request for approval: an icon and text for every one. */
export function ApprovalStatus({ state }: { state: ApprovalState }) {
  const t = useTranslations()
  return <StateChip {...looks[state]} label={t(`approvals.status-${state}`)} />
}
