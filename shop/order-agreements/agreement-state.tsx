import type { AgreementState as State } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Icon, type IconName } from '@tradecounter/ui/icon'
import { Text } from '@tradecounter/ui/text'
import { state as style } from './agreement-state.css.ts'

const icons: Readonly<Record<State, IconName>> = {
  coming: 'calendar',
  active: 'check',
  ending: 'warning',
  usedUp: 'minus',
  ended: 'cancelled',
}

/** The state of an agreement, by icon and text. */
export function AgreementState({ state }: { state: State }) {
  const t = useTranslations()
  return (
    <span className={style}>
      <Icon name={icons[state]} size="s" />
      <Text as="span" {...(state === 'ending' ? { strong: true } : {})}>
        {t(`order-agreements.status-${state}`)}
      </Text>
    </span>
  )
}
