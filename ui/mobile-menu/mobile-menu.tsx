'use client'
import type { ReactNode } from 'react'
import type { MenuItem } from '../mega-menu/index.ts'
import { SidePanel } from '../side-panel/index.ts'
import { MenuLevels, type MobileMenuLabels } from './menu-levels.tsx'

/** Props of `MobileMenu`. */
export interface MobileMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Heading of the panel, and name of the navigation on the first level. */
  title: string
  closeLabel: string
  /** The same tree as in `MegaMenu`. */
  items: readonly MenuItem[]
  /** The levels below the first are loading: every item leads to a level that fills later. @default false */
  busy?: boolean
  labels: MobileMenuLabels
  /** Below the tree on its first level: language, customer, help. */
  children?: ReactNode
}

/**
 * Use it for the category tree on a phone, in a panel from the bottom. It starts at the top level each time it opens.
 */
export function MobileMenu(props: MobileMenuProps): ReactNode {
  const { open, onOpenChange, title, closeLabel, items, busy = false, labels, children } = props
  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title={title} closeLabel={closeLabel}>
      <MenuLevels title={title} items={items} busy={busy} labels={labels}>
        {children}
      </MenuLevels>
    </SidePanel>
  )
}
