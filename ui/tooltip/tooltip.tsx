'use client'
import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './tooltip.css.ts'

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A few words more about the trigger. Never the only place where something is said: touch does not show it. */
  text: string
  /** A `Button` or `Link`. Not an `IconButton`, whose label the browser shows already. */
  children: ReactElement
  /** @default 'top' */
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Milliseconds that the pointer must rest. The keyboard's focus shows it at once. @default 500 */
  delay?: number
  /** For an owner that decides; without it hover and focus do. */
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
