import { useEffect, useEffectEvent, useState } from 'react'
import { useAtom } from 'jotai'
import type { ProductConfiguration } from '@tradecounter/api/contract'
import { useWords } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import {
  ConfigurationForm,
  emptyConfiguration,
  type ConfigurationFormLabels,
} from '@tradecounter/ui/configuration-form'
import { Button } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { choicesOf, useConfiguration } from './configuration-calls.ts'
import { longestGarmentText } from './rules.ts'
import { configuringAtom } from './state.ts'
import { useAddToCart } from './use-add-to-cart.ts'

const filled = (text: string, value: string | number): string => text.replace('{0}', String(value))

function labelsOf(
  { labels }: ProductConfiguration,
  t: ReturnType<typeof useWords>,
  add: string,
): ConfigurationFormLabels {
  return {
    ...labels,
    print: labels.addPrint,
    embroidery: labels.addEmbroidery,
    textHint: filled(labels.textHint, longestGarmentText),
    quantity: (quantity) => filled(labels.quantity, quantity),
    submit: add,
    busy: t('cart.adding'),
    cancel: t('cart.cancel'),
  }
}

/** What is not required can be taken back: its first choice is none. */
const withNoChoice = ({
  configurations,
  labels,
}: ProductConfiguration): ProductConfiguration['configurations'] =>
  configurations.map((configuration) =>
    configuration.required
      ? configuration
      : {
          ...configuration,
          options: [{ productId: '', name: labels.noChoice, description: '' }, ...configuration.options],
        },
  )

/**
 * What must or can be chosen about an article before it is added (VAR-13): the choices travel with the add. A failed add
 * leaves everything that was chosen where it is.
 */
export default function ConfigurationDialog() {
  const t = useWords()
  const [asked, setAsked] = useAtom(configuringAtom)
  const [value, setValue] = useState(emptyConfiguration)
  const { add, busy, failed } = useAddToCart()
  const { name = '', addition } = asked ?? {}
  const { data, error, mutate } = useConfiguration(addition?.variantCode ?? '')
  const close = (): void => setAsked(null)

  const send = async (choices: ReturnType<typeof choicesOf> | null): Promise<void> => {
    if (addition === undefined) return
    if (await add({ ...addition, ...choices })) close()
    else announce(t('cart.add-failed', name), 'assertive')
  }
  // Nothing can be chosen after all: the add goes on as it was asked for.
  const addPlain = useEffectEvent(() => void send(null))
  useEffect(() => {
    if (data === null) addPlain()
  }, [data])

  if (asked === null || (data === null && !failed)) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={data ? filled(data.labels.title, name) : name}
      closeLabel={t('common.close')}
      size="l"
    >
      <Stack space={4}>
        {(error !== undefined || failed) && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
            {t('cart.add-failed', name)}
          </StatusBanner>
        )}
        {error !== undefined && <Button onClick={() => void mutate()}>{t('common.retry')}</Button>}
        {data === undefined && error === undefined && <Spinner label={t('cart.adding')} />}
        {data && (
          <ConfigurationForm
            configurations={withNoChoice(data)}
            offer={data.offer}
            value={value}
            onValueChange={setValue}
            onSubmit={() => void send(choicesOf(value))}
            onCancel={close}
            busy={busy}
            maxTextLength={longestGarmentText}
            labels={labelsOf(data, t, t('cart.add-short'))}
          />
        )}
      </Stack>
    </Dialog>
  )
}
