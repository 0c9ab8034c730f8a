import { useState } from 'react'
import { PartFailure, useFailedBehind } from '@tradecounter/shop/core'

/** Says that code behind the page is missing, of parts that the server has drawn and that stand there as before. */
export function FailedBehind() {
  const { failed, busy, retry } = useFailedBehind()
  const [closed, setClosed] = useState(false)
  if (!failed && closed) setClosed(false)
  if (!failed || closed) return null
  return <PartFailure place="over" onRetry={retry} busy={busy} onClose={() => setClosed(true)} />
}
