import { useTranslations } from '@tradecounter/shop/core'
import { Progress } from '@tradecounter/ui/progress'

/** Percent from which the bar warns, as the status banner does. */
const nearlyUsed = 80

/** The ordered part of an agreement or of one of its lines, in percent. */
export function UsedBar({
  label,
  labelHidden = false,
  share,
  size = 'm',
}: {
  label: string
  /** Where a heading says the same. @default false */
  labelHidden?: boolean
  share: number
  /** @default 'm' */
  size?: 's' | 'm'
}) {
  const t = useTranslations()
  return (
    <Progress
      label={label}
      labelHidden={labelHidden}
      value={share}
      valueText={t('order-agreements.percent', String(share))}
      tone={share >= nearlyUsed ? 'warning' : 'accent'}
      size={size}
    />
  )
}
