import type { ReactElement } from 'react'

/** What dropdowns and panel of the account have in common. */
export interface AccountPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export interface AccountDropdownProps extends AccountPanelProps {
  /** The header's button. */
  trigger: ReactElement
}
