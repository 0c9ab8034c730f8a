import { useState, type ReactNode } from 'react'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { Dialog } from '@tradecounter/ui/dialog'
import { confirmIdentity, signInStep } from './calls.ts'
import { FactorForm, type ProofMethods } from './factors/factor-form.tsx'
import { codeOf } from './code-of.ts'
import { StepUpCancelled } from './use-task.ts'

interface OpenDialog {
  methods: ProofMethods
  confirmed: () => void
  cancelled: () => void
}

/** Runs a call, and repeats it after a proof of the user's identity if the service asks for one. */
export type WithRecentProof = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Runs calls that need a recent proof of the user's identity. If the service asks for one, a dialog takes the password
 * or a second factor, and the call is repeated. Rejects with StepUpCancelled if the user closes the dialog. `dialog`
 * has to be rendered.
 */
export function useStepUp(): {
  withRecentProof: WithRecentProof
  dialog: ReactNode
} {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [open, setOpen] = useState<OpenDialog | null>(null)

  const ask = async (): Promise<void> => {
    const { methods } = await signInStep(httpClient)
    const { totp, passkey, recovery } = methods
    await new Promise<void>((confirmed, reject) =>
      setOpen({
        methods: totp || passkey || recovery ? methods : { ...methods, password: true },
        confirmed,
        cancelled: () => reject(new StepUpCancelled('cancelled')),
      }),
    )
  }
  return {
    withRecentProof: async (task) => {
      try {
        return await task()
      } catch (failure) {
        if (codeOf(failure) !== 'confirm') throw failure
        await ask()
        return task()
      }
    },
    dialog: open !== null && (
      <Dialog
        open
        onOpenChange={() => {
          setOpen(null)
          open.cancelled()
        }}
        title={t('second-step.title')}
        description={t('second-step.confirm-text')}
        closeLabel={t('common.close')}
        initialFocus="first-field"
      >
        <FactorForm
          methods={open.methods}
          onProve={async (proof) => {
            await confirmIdentity(httpClient, proof)
            setOpen(null)
            open.confirmed()
            return null
          }}
        />
      </Dialog>
    ),
  }
}
