import type { ReactElement } from 'react'

/** Common props of the account's dropdowns and panel. */
export interface AccountPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export interface AccountDropdownProps extends AccountPanelProps {
  /** The button in the header. */
  trigger: ReactElement
}
