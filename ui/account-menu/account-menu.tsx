'use client'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { Switch } from '../switch/index.ts'
import * as styles from './account-menu.css.ts'

/** A customer that the user may shop for. */
export interface AttachedCustomer {
  id: string
  /** What the customer is known by, shown with the address; without one that is the id. */
  number?: string
  name: string
  address: string
  city: string
}

/** Something that the user may turn on or off for themselves, such as hiding prices. */
export interface AccountOption {
  id: string
  label: string
  checked: boolean
  /** The change is on its way. */
  busy?: boolean
}

/** Props of `AccountMenu`. */
export interface AccountMenuProps {
  /** "Signed in as". */
  title: string
  userName: string
  /** Says that a click switches, and that the button does after the arrow keys. */
  legend: string
  /** With one customer or none there is nothing to choose, and no list. */
  customers: readonly AttachedCustomer[]
  /** Id of the chosen customer. Arrow keys choose on their way, so choosing alone must not switch. */
  value: string
  onValueChange: (customerId: string) => void
  /** Switches to a customer: clicked, or chosen by arrow keys and then confirmed. */
  onConfirm: (customerId: string) => void
  /** Id of the customer that the user shops for now: while it is chosen there is nothing to confirm. */
  current?: string
  /** The switch is under way: the radios are disabled and the button is busy. */
  changing: boolean
  /** Why the switch failed. */
  error?: string
  confirmLabel: string
  /** Switches below the customers; only those that the user is offered. */
  options?: readonly AccountOption[]
  onOptionChange?: (id: string, checked: boolean) => void
  logoutLabel: string
  onLogout: () => void
  /** My page, the salesman and the like. */
  links: readonly { title: string; url: string }[]
}

/**
 * Use it in the account popover of the header or in a panel: the signed-in user, the customers to buy for, and sign-
 * out (ACC-4). A click on a customer switches; arrow keys choose, and the button, Enter or Space switches.
 */
export function AccountMenu(props: AccountMenuProps): ReactNode {
  const { title, userName, legend, customers, value, onValueChange, onConfirm, changing } = props
  const { current, error, confirmLabel, options = [], onOptionChange, logoutLabel, onLogout, links } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  // Of fifty customers the one of now may stand far down: the list, not the page, begins there.
  useEffect(() => {
    const place = list.current?.querySelector(':checked')?.closest('li')
    if (list.current && place) list.current.scrollTop = place.offsetTop - list.current.clientHeight / 2
  }, [])
  // Radios that are disabled lose the focus; after a failure it goes back to the customer of now.
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
                    <span className={styles.words}>
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
          <Button type="submit" tone="accent" wide busy={changing} disabled={!changing && current === value}>
            {confirmLabel}
          </Button>
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
