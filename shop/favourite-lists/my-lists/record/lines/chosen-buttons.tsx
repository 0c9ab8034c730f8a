import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Text } from '@tradecounter/ui/text'

interface ChosenButtonsProps {
  canManage: boolean
  mayOrder: boolean
  /** The number of lines that can be chosen, if that many are. */
  most: number | null
  adding: boolean
  removing: boolean
  onAdd: () => void
  onCopy: () => void
  onMove: () => void
  onRemove: () => void
}

/** What can be done with the chosen lines. */
export function ChosenButtons(props: ChosenButtonsProps) {
  const { canManage, mayOrder, most, adding, removing, onAdd, onCopy, onMove, onRemove } = props
  const t = useTranslations()
  return (
    <>
      {mayOrder && (
        <Button size="s" icon="cart" busy={adding} busyLabel={t('cart.adding')} onClick={onAdd}>
          {t('cart.add')}
        </Button>
      )}
      {canManage && (
        <>
          <Button size="s" onClick={onCopy}>
            {t('my-lists.copy-to')}
          </Button>
          <Button size="s" onClick={onMove}>
            {t('my-lists.move-to')}
          </Button>
          <Button size="s" icon="trash" busy={removing} onClick={onRemove}>
            {t('my-lists.remove-chosen')}
          </Button>
        </>
      )}
      {most !== null && <Text size="s">{t('my-lists.most-chosen', most)}</Text>}
    </>
  )
}
