import { useState } from 'react'
import { PartFailure, useFailedBehind } from '@tradecounter/shop/core'

/** Says that code without a visible place is missing: parts that stay as the server rendered them. */
export function FailedBehind() {
  const { failed, busy, retry } = useFailedBehind()
  const [closed, setClosed] = useState(false)
  if (!failed && closed) setClosed(false)
  if (!failed || closed) return null
  return <PartFailure place="over" onRetry={retry} busy={busy} onClose={() => setClosed(true)} />
}
