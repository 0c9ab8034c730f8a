import type { JSX, ReactNode } from 'react'
import * as styles from './address-card.css.ts'

/** A postal address as the API returns it. */
export interface PostalAddress {
  name: string
  street: string
  postalCode: string
  city: string
  /** Name of the country, for an address abroad. */
  country?: string
}

/** Props of `AddressCard`. */
export interface AddressCardProps {
  /** What the address is for: "Delivery address". */
  heading: string
  /** Level of the heading in the page's outline. @default 3 */
  level?: 2 | 3 | 4
  address: PostalAddress
  /** A mark beside the heading: "Default". */
  mark?: string
  /** A line below the address, such as a customer number or directions. */
  note?: string
  /** Buttons and links: change, remove, use. */
  actions?: ReactNode
}

/** Use it to show one postal address with its actions. To choose one of several use `RadioList`. */
export function AddressCard(props: AddressCardProps): JSX.Element {
  const { heading, level = 3, address, mark, note, actions } = props
  const { name, street, postalCode, city, country } = address
  const Heading = `h${level}` as const
  const lines = [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean)
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.heading}>{heading}</Heading>
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      </div>
      <address className={styles.address}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {lines.map((line, place) => (
          // Street and town may have the same name.
          <span key={place} dir="auto">
            {line}
          </span>
        ))}
      </address>
      {note !== undefined && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
