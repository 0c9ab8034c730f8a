'use client'
import * as Radix from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'
import { leaveEscapeToField } from '../side-panel/field-escape.ts'
import * as styles from './popover.css.ts'

/** Props of `Popover`. */
export interface PopoverProps {
  open: boolean
  /** Called by the trigger, on Escape and on a click outside. */
  onOpenChange: (open: boolean) => void
  /** A button of this package; it receives the aria attributes of the popover. */
  trigger: ReactElement
  /** Accessible name of the popover. */
  label: string
  /** The edge of the trigger to align with, in reading direction. @default 'end' */
  align?: 'start' | 'center' | 'end'
  /** Moves the focus inside on opening; false for a popover that opens on hover. @default true */
  takesFocus?: boolean
  /** Wide enough for a form with a table. @default false */
  wide?: boolean
  children: ReactNode
}

/**
 * Use it for a small surface that belongs to a button and does not block the page. Escape and a click outside close
 * it.
 */
export function Popover({
  open,
  onOpenChange,
  trigger,
  label,
  align = 'end',
  takesFocus = true,
  wide = false,
  children,
}: PopoverProps): ReactNode {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.contents[wide ? 'wide' : 'usual']}
          onOpenAutoFocus={(event) => {
            if (!takesFocus) event.preventDefault()
          }}
          onEscapeKeyDown={leaveEscapeToField}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
