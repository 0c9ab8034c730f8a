'use client'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { Switch } from '../switch/index.ts'
import * as styles from './account-menu.css.ts'

/** A customer that the user may shop for. */
export interface AttachedCustomer {
  id: string
  /** Customer number, shown with the address. Without it the id is shown. */
  number?: string
  name: string
  address: string
  city: string
}

/** A setting that users change for themselves, such as hiding prices. */
export interface AccountOption {
  id: string
  label: string
  checked: boolean
  /** The change is being saved. */
  busy?: boolean
}

/** Props of `AccountMenu`. */
export interface AccountMenuProps {
  /** "Signed in as". */
  title: string
  userName: string
  /** Heading of the list: "Buy for". */
  legend: string
  /** With fewer than two customers no list is shown. */
  customers: readonly AttachedCustomer[]
  /** Id of the chosen customer. Arrow keys pass through every customer, so choosing alone must not switch. */
  value: string
  onValueChange: (customerId: string) => void
  /** Switches to a customer, after a click or after confirming a choice made with the arrow keys. */
  onConfirm: (customerId: string) => void
  /** Id of the user's current customer. While it is selected, there is no button. */
  current?: string
  /** The switch is in progress: the radios are disabled and the button is busy. */
  changing: boolean
  /** Why the switch failed. */
  error?: string
  /** Text of the button after arrow keys have selected another customer: "Switch to Northern Pipes". */
  confirmLabel: (customerName: string) => string
  /** Switches below the customers; only those offered to the user. */
  options?: readonly AccountOption[]
  onOptionChange?: (id: string, checked: boolean) => void
  logoutLabel: string
  onLogout: () => void
  /** My page, the salesman and similar links. */
  links: readonly { title: string; url: string }[]
}

/**
 * Use it in the account popover of the header or in a panel: the signed-in user, the customers to buy for, and sign-
 * out (ACC-4). A click on a customer switches; arrow keys choose, and the button that comes up, Enter or Space
 * switches.
 */
export function AccountMenu(props: AccountMenuProps): ReactNode {
  const { title, userName, legend, customers, value, onValueChange, onConfirm, changing } = props
  const { current, error, confirmLabel, options = [], onOptionChange, logoutLabel, onLogout, links } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  // In a long list the active customer may be far down: scrolls the list, not the page, to it.
  useEffect(() => {
    const place = list.current?.querySelector(':checked')?.closest('li')
    if (list.current && place) list.current.scrollTop = place.offsetTop - list.current.clientHeight / 2
  }, [])
  // Disabled radios lose the focus; after a failure the focus returns to the active customer.
  const changed = useRef(false)
  useEffect(() => {
    if (!changing && changed.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(':checked')?.focus()
    changed.current = changing
  }, [changing])
  const confirm = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!changing && current !== value) onConfirm(value)
  }
  const chosen = customers.find((customer) => customer.id === value && value !== current)
  const byArrow = useRef(false)
  const press = (event: KeyboardEvent): void => {
    byArrow.current = event.key.startsWith('Arrow')
    if (event.key === ' ' && current !== value) onConfirm(value)
  }
  const choose = (customerId: string): void => {
    onValueChange(customerId)
    if (!byArrow.current) onConfirm(customerId)
  }
  return (
    <div className={styles.menu}>
      <div className={styles.user}>
        <span className={styles.face}>
          <Icon name="account" />
        </span>
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.userName}>{userName}</p>
        </div>
      </div>
      <div className={styles.alert} role="alert">
        {error !== undefined && <p className={styles.error}>{error}</p>}
      </div>
      {customers.length > 1 && (
        <form className={styles.menu} onSubmit={confirm}>
          <fieldset className={styles.customers} disabled={changing}>
            <legend className={styles.legend}>{legend}</legend>
            <ul ref={list} className={styles.list}>
              {customers.map((customer) => (
                <li key={customer.id}>
                  <label className={styles.customer}>
                    <input
                      className={styles.radio}
                      type="radio"
                      name={`${id}-customer`}
                      value={customer.id}
                      checked={customer.id === value}
                      onChange={() => choose(customer.id)}
                      onKeyDown={press}
                      onKeyUp={() => {
                        byArrow.current = false
                      }}
                      aria-labelledby={`${id}-${customer.id}-name`}
                      aria-describedby={`${id}-${customer.id}-address`}
                    />
                    <span className={styles.text}>
                      <span className={styles.name} id={`${id}-${customer.id}-name`}>
                        {customer.name}
                      </span>
                      <span className={styles.address} id={`${id}-${customer.id}-address`}>
                        {[customer.number ?? customer.id, customer.address, customer.city]
                          .filter((part) => part !== '')
                          .join(', ')}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          {chosen !== undefined && (
            <Button type="submit" tone="accent" wide busy={changing}>
              {confirmLabel(chosen.name)}
            </Button>
          )}
        </form>
      )}
      {options.length > 0 && (
        <ul className={styles.options}>
          {options.map(({ id: option, ...state }) => (
            <li key={option}>
              <Switch {...state} onCheckedChange={(checked) => onOptionChange?.(option, checked)} />
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ title: page, url }) => (
            <li key={url}>
              <a className={styles.link} href={url}>
                {page}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Button tone="neutral" wide onClick={onLogout}>
        {logoutLabel}
      </Button>
    </div>
  )
}
