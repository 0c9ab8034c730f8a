import { useState } from 'react'
import type { Choices, ProductConfiguration } from '@tradecounter/api/contract'
import { choicesOf, longestGarmentText, useConfiguration } from '@tradecounter/shop/cart'
import { useWords, type Words } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import {
  ConfigurationForm,
  emptyConfiguration,
  type ConfigurationFormLabels,
} from '@tradecounter/ui/configuration-form'
import { Dialog } from '@tradecounter/ui/dialog'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { StatusBanner } from '@tradecounter/ui/status-banner'

const filled = (text: string, value: string | number): string => text.replace('{0}', String(value))

const labelsOf = ({ labels }: ProductConfiguration, t: Words): ConfigurationFormLabels => ({
  ...labels,
  print: labels.addPrint,
  embroidery: labels.addEmbroidery,
  textHint: filled(labels.textHint, longestGarmentText),
  quantity: (quantity) => filled(labels.quantity, quantity),
  submit: t('direct-order.add'),
  busy: t('direct-order.adding'),
  cancel: t('direct-order.cancel'),
})

export interface ChoicesDialogProps {
  /** Number of the article that is asked about. */
  code: string
  name: string
  onChosen: (choices: Choices | null) => void
  onCancel: () => void
}

/** Asks what must be chosen about one article (VAR-13). Where nothing can be chosen after all, null is chosen. */
export default function ChoicesDialog({ code, name, onChosen, onCancel }: ChoicesDialogProps) {
  const t = useWords()
  const [value, setValue] = useState(emptyConfiguration)
  const { data, error, mutate } = useConfiguration(code)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      title={data ? filled(data.labels.title, name) : name}
      closeLabel={t('common.close')}
      size="l"
    >
      <Stack space={4}>
        {error !== undefined && (
          <StatusBanner
            severity="error"
            severityLabel={t('common.severity.error')}
            live
            action={<Button onClick={() => void mutate()}>{t('common.retry')}</Button>}
          >
            {t('direct-order.failed')}
          </StatusBanner>
        )}
        {data === undefined && error === undefined && <Spinner label={t('direct-order.loading')} />}
        {data === null && (
          <Button tone="accent" onClick={() => onChosen(null)}>
            {t('direct-order.add')}
          </Button>
        )}
        {data && (
          <ConfigurationForm
            configurations={data.configurations}
            offer={data.offer}
            value={value}
            onValueChange={setValue}
            onSubmit={() => onChosen(choicesOf(value))}
            onCancel={onCancel}
            maxTextLength={longestGarmentText}
            labels={labelsOf(data, t)}
          />
        )}
      </Stack>
    </Dialog>
  )
}
