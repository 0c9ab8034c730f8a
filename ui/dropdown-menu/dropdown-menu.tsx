'use client'
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import * as styles from './dropdown-menu.css.ts'

/** One entry of the menu. */
export interface DropdownMenuItem {
  id: string
  label: string
  /** Makes it a link; otherwise `onSelect` is called. */
  href?: string
  onSelect?: () => void
  /** Decorative icon; give one to every item or to none. */
  icon?: IconName
  /** The active choice, e.g. the current language. */
  current?: boolean
  /** Visible but not selectable; arrow keys skip it. */
  disabled?: boolean
}

/** Props of `DropdownMenu`. */
export interface DropdownMenuProps {
  /** A button of this package that opens the menu. */
  trigger: ReactElement
  /** Accessible name of the menu. */
  label: string
  /** Without items the trigger opens nothing. */
  items: readonly DropdownMenuItem[]
}

function Content({ icon, label, current }: DropdownMenuItem): ReactNode {
  return (
    <>
      {icon !== undefined && <Icon name={icon} size="s" />}
      <span dir="auto">{label}</span>
      {current === true && (
        <span className={styles.mark}>
          <Icon name="check" size="s" />
        </span>
      )}
    </>
  )
}

/** Radix sets `dir="ltr"` by default; its type lacks the prop that changes this. */
const asThePageRuns = { dir: undefined }

/**
 * Use it for a short menu of commands or links behind a button. Radix handles arrows, Home, End, typeahead and
 * Escape.
 */
export function DropdownMenu({ trigger, label, items }: DropdownMenuProps): ReactNode {
  return (
    <Radix.Root modal={false} {...(items.length === 0 && { open: false })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          {...asThePageRuns}
        >
          {items.map((item) => {
            const current = item.current === true ? 'true' : undefined
            return item.href === undefined ? (
              <Radix.Item
                key={item.id}
                className={styles.item}
                aria-current={current}
                disabled={item.disabled === true}
                onSelect={() => item.onSelect?.()}
              >
                <Content {...item} />
              </Radix.Item>
            ) : (
              <Radix.Item
                key={item.id}
                asChild
                disabled={item.disabled === true}
                onSelect={() => item.onSelect?.()}
              >
                <a
                  className={styles.item}
                  href={item.disabled === true ? undefined : item.href}
                  aria-current={current}
                >
                  <Content {...item} />
                </a>
              </Radix.Item>
            )
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
