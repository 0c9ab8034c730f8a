'use client'
import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './tooltip.css.ts'

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A short explanation of the trigger. Never the only place of an information: touch does not show it. */
  text: string
  /** A `Button` or `Link`. Not an `IconButton`, whose label the browser shows already. */
  children: ReactElement
  /** @default 'top' */
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Hover delay in milliseconds. Keyboard focus shows it at once. @default 500 */
  delay?: number
  /** Makes it controlled; by default hover and focus open it. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/**
 * Use it to explain a control on hover and focus; it stays while the pointer is on it (WCAG 1.4.13). Escape closes it.
 */
export function Tooltip(props: TooltipProps): ReactNode {
  const { text, children, side = 'top', delay = 500, open, onOpenChange } = props
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={styles.content}
            side={side}
            sideOffset={4}
            collisionPadding={8}
            dir="auto"
          >
            {text}
            <Radix.Arrow className={styles.arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
