import { Suspense, useState } from 'react'
import { useSetAtom } from 'jotai'
import type { Application } from '@tradecounter/api/contract'
import { later, useHttpClient, useTranslations, whileOpen } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { clearApplicationAction } from '../../state.ts'
import { discardApplication } from '../../calls.ts'
import { useOtherApplication } from '../../use-other-application.ts'
import { useActiveTab } from '../../use-active-tab.ts'

const DiscardDialog = later(() => import('./discard-dialog.tsx'), { over: whileOpen, onDemand: true })

/**
 * Makes room for a new application, after a question: erases the applicant's draft, and makes the browser alone forget
 * any other application, which goes on.
 */
export function Discard({ application }: { application: Application }) {
  const t = useTranslations()
  const isErased = application.state === 'draft' && application.role === 'applicant'
  const httpClient = useHttpClient()
  const clear = useSetAtom(clearApplicationAction)
  const isOther = useOtherApplication()
  const [, open] = useActiveTab()
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const discard = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    try {
      await discardApplication(httpClient, { application: application.id })
      clear()
      open('company')
    } catch (reason) {
      setFailed(!(await isOther(reason)))
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <div>
      {failed && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {t(isErased ? 'become-a-customer.discard-failed' : 'become-a-customer.forget-failed')}
        </StatusBanner>
      )}
      <Button
        icon={isErased ? 'trash' : 'plus'}
        tone="quiet"
        onClick={() => {
          setAsked(true)
          setAsking(true)
        }}
      >
        {t(isErased ? 'become-a-customer.discard' : 'become-a-customer.start-new')}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <DiscardDialog
            open={asking}
            forgets={isErased ? null : application.role}
            onOpenChange={setAsking}
            busy={busy}
            onConfirm={() => void discard()}
          />
        </Suspense>
      )}
    </div>
  )
}
