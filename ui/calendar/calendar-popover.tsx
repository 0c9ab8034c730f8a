'use client'
import * as Radix from '@radix-ui/react-popover'
import type { JSX, ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import * as styles from './calendar-popover.css.ts'

/** Props of `CalendarPopover`. */
export interface CalendarPopoverProps {
  /** Controlled by the picker around it. */
  open: boolean
  /** Called by the button, on Escape and on a click outside. */
  onOpenChange: (open: boolean) => void
  /** Name of the button: `Choose dates`, or the chosen dates. */
  triggerLabel: string
  /** Name of the dialog. */
  label: string
  /** The button cannot be pressed. */
  disabled?: boolean
  /** The calendar and the presets beside it. */
  children: ReactNode
}

/** A button and the dialog with the calendar that it opens. The focus moves into the calendar and back. */
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
          // The calendar moves the focus to the chosen day itself; until it has loaded, the dialog has the focus.
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
