'use client'
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import * as styles from './dropdown-menu.css.ts'

export interface DropdownMenuItem {
  id: string
  label: string
  /** Makes it a link; else `onSelect` is what it does. */
  href?: string
  onSelect?: () => void
  icon?: IconName
  /** The one that holds now, e.g. the language in use. */
  current?: boolean
}

export interface DropdownMenuProps {
  trigger: ReactElement
  label: string
  items: readonly DropdownMenuItem[]
}

function Content({ icon, label, current }: DropdownMenuItem): ReactNode {
  return (
    <>
      {icon !== undefined && <Icon name={icon} size="s" />}
      {label}
      {current === true && (
        <span className={styles.mark}>
          <Icon name="check" size="s" />
        </span>
      )}
    </>
  )
}

/** A menu of commands or of links to choose from. Arrows, Home, End, typing ahead and Escape are Radix's. */
export function DropdownMenu({ trigger, label, items }: DropdownMenuProps): ReactNode {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
        >
          {items.map((item) => {
            const current = item.current === true ? 'true' : undefined
            return item.href === undefined ? (
              <Radix.Item
                key={item.id}
                className={styles.item}
                aria-current={current}
                onSelect={() => item.onSelect?.()}
              >
                <Content {...item} />
              </Radix.Item>
            ) : (
              <Radix.Item key={item.id} asChild onSelect={() => item.onSelect?.()}>
                <a className={styles.item} href={item.href} aria-current={current}>
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
