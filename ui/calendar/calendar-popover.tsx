'use client'
import * as Radix from '@radix-ui/react-popover'
import type { JSX, ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import * as styles from './calendar-popover.css.ts'

/** Props of `CalendarPopover`. */
export interface CalendarPopoverProps {
  /** Held by the picker around it. */
  open: boolean
  /** The button was pressed, or Escape, or somewhere else. */
  onOpenChange: (open: boolean) => void
  /** Name of the button: `Choose dates`, or with what is chosen. */
  triggerLabel: string
  /** Name of the dialog. */
  label: string
  /** The button cannot be pressed. */
  disabled?: boolean
  /** The calendar, and what stands beside it. */
  children: ReactNode
}

/** The button with the calendar and the dialog that it opens. Focus goes into the calendar and comes back. */
export function CalendarPopover(props: CalendarPopoverProps): JSX.Element {
  const { open, onOpenChange, triggerLabel, label, disabled = false, children } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <IconButton icon="calendar" label={triggerLabel} disabled={disabled} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.surface}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label={label}
          // The calendar takes the focus itself, to the chosen day; until it is there the dialog has it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          tabIndex={-1}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
