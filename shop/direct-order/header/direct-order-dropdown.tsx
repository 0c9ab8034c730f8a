import type { ReactElement } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Popover } from '@tradecounter/ui/popover'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { DirectOrderPanel } from './direct-order-panel.tsx'

export interface DirectOrderDropdownProps {
  /** The button in the header. */
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A phone has the panel instead of the dropdown. */
  isMobile: boolean
  /** Opened by hovering, which must not move the focus. */
  byPointer: boolean
}

/** The direct order in the header: a dropdown on large screens, a side panel on small ones (DIR-1). */
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
