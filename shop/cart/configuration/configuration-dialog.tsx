import { useEffect, useEffectEvent } from 'react'
import { useAtomValue } from 'jotai'
import type { Choices } from '@tradecounter/api/contract'
import { PartFailure, useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Dialog } from '@tradecounter/ui/dialog'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { ChoicesForm } from './choices-form.tsx'
import { useConfiguration } from '../calls.ts'
import { configuringAtom } from '../state.ts'
import { useAddProblem } from '../add-to-cart/use-add-problem.ts'
import { useAddToCart } from '../add-to-cart/use-add-to-cart.ts'
import { useChoices } from './use-choices.ts'

/**
 * The required and optional choices for an article before it is added (VAR-13); the add sends them. A failed add
 * keeps all choices.
 */
export default function ConfigurationDialog({ onClose: close }: { onClose: () => void }) {
  const t = useTranslations()
  const asked = useAtomValue(configuringAtom)
  const { add, busy, problem } = useAddToCart()
  const problemText = useAddProblem()
  const { name = '', addition } = asked ?? {}
  const { data, error, mutate } = useConfiguration(addition?.variantCode ?? '')
  const [value, setValue] = useChoices(data, asked?.chosen)

  const send = async (choices: Choices | null): Promise<void> => {
    if (addition === undefined) return
    const outcome = await add({ ...addition, ...choices })
    if (outcome === 'added') {
      close()
      asked?.onAdded?.()
    } else announce(problemText(outcome, name), 'assertive')
  }
  // The article has no options: it is added without choices.
  const addPlain = useEffectEvent(() => void send(null))
  useEffect(() => {
    if (data === null) addPlain()
  }, [data])

  if (asked === null || (data === null && problem === null)) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={data ? data.labels.title.replace('{0}', name) : name}
      closeLabel={t('common.close')}
      size="l"
    >
      <Stack space={4}>
        {error !== undefined && <PartFailure text={problemText('failed', name)} onRetry={() => mutate()} />}
        {error === undefined && problem !== null && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
            {problemText(problem, name)}
          </StatusBanner>
        )}
        {data === undefined && error === undefined && <Spinner label={t('cart.adding')} />}
        {data && (
          <ChoicesForm
            data={data}
            value={value}
            onValueChange={setValue}
            quantity={addition?.quantity ?? 1}
            onChosen={(choices) => void send(choices)}
            onCancel={close}
            busy={busy}
            labels={{ add: t('cart.add-short'), busy: t('cart.adding'), cancel: t('cart.cancel') }}
          />
        )}
      </Stack>
    </Dialog>
  )
}
