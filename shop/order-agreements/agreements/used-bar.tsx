import { useTranslations } from '@tradecounter/shop/core'
import { Progress } from '@tradecounter/ui/progress'

/** Percent from which the bar warns, as the status banner does. */
const nearlyUsed = 80

/** The ordered part of an agreement or of one of its lines, in percent. */
export function UsedBar({ label, share, size = 'm' }: { label: string; share: number; size?: 's' | 'm' }) {
  const t = useTranslations()
  return (
    <Progress
      label={label}
      value={share}
      valueText={t('order-agreements.percent', String(share))}
      tone={share >= nearlyUsed ? 'warning' : 'accent'}
      size={size}
    />
  )
}
