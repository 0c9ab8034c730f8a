import type { Choices } from '@tradecounter/api/contract'
import { ChoicesForm, useChoices, useConfiguration } from '@tradecounter/shop/cart'
import { PartFailure, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'

export interface ChoicesDialogProps {
  /** Number of the article. */
  code: string
  name: string
  /** Quantity in order units. */
  quantity: number
  /** Earlier choices. */
  chosen?: Choices | undefined
  onChosen: (choices: Choices | null) => void
  onCancel: () => void
}

/** Asks for the required choices of one article (VAR-13). If it has no options, chooses null. */
export default function ChoicesDialog({
  code,
  name,
  quantity,
  chosen,
  onChosen,
  onCancel,
}: ChoicesDialogProps) {
  const t = useTranslations()
  const { data, error, mutate } = useConfiguration(code)
  const [value, setValue] = useChoices(data, chosen)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      title={data ? data.labels.title.replace('{0}', name) : name}
      closeLabel={t('common.close')}
      size="l"
    >
      <Stack space={4}>
        {error !== undefined && <PartFailure text={t('direct-order.failed')} onRetry={() => mutate()} />}
        {data === undefined && error === undefined && <Spinner label={t('direct-order.loading')} />}
        {data === null && (
          <Button tone="accent" onClick={() => onChosen(null)}>
            {t('direct-order.add')}
          </Button>
        )}
        {data && (
          <ChoicesForm
            data={data}
            value={value}
            onValueChange={setValue}
            quantity={quantity}
            onChosen={onChosen}
            onCancel={onCancel}
            busy={false}
            labels={{
              add: t('direct-order.add'),
              busy: t('direct-order.adding'),
              cancel: t('direct-order.cancel'),
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}
