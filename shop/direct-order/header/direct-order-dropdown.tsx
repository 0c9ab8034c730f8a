import type { ReactElement } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Popover } from '@tradecounter/ui/popover'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { DirectOrderPanel } from './direct-order-panel.tsx'

export interface DirectOrderDropdownProps {
  /** The header's way to it. */
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A telephone has the panel in place of the dropdown. */
  isMobile: boolean
  /** The pointer has opened it, which must not take the keys from where they are. */
  byPointer: boolean
}

/** The direct order at the header: a dropdown on large screens, a side panel on small ones (DIR-1). */
export default function DirectOrderDropdown(props: DirectOrderDropdownProps) {
  const { trigger, open, onOpenChange, isMobile, byPointer } = props
  const t = useTranslations()
  if (isMobile) {
    return (
      <>
        {trigger}
        <SidePanel
          open={open}
          onOpenChange={onOpenChange}
          title={t('direct-order.title')}
          closeLabel={t('common.close')}
          initialFocus="first-field"
        >
          <DirectOrderPanel />
        </SidePanel>
      </>
    )
  }
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      label={t('direct-order.title')}
      takesFocus={!byPointer}
      wide
    >
      <Stack space={3}>
        <Heading level={2} size="m">
          {t('direct-order.title')}
        </Heading>
        <DirectOrderPanel />
      </Stack>
    </Popover>
  )
}
