import { Icon, type IconName } from '@tradecounter/ui/icon'
import { text, tones } from './state-chip.css.ts'

/** How a state looks, by what it means for the customer. */
export interface StateLook {
  icon: IconName
  tone: keyof typeof tones
}

/** Use it for the state of a document of the customer: an offer, a request, a case. Orders have `StatusChip`. */
export function StateChip({ icon, tone, label }: StateLook & { label: string }) {
  return (
    <span className={tones[tone]}>
      <Icon name={icon} size="s" />
      <span className={text}>{label}</span>
    </span>
  )
}
