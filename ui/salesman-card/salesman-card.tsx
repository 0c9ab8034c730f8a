import type { JSX, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './salesman-card.css.ts'
import { telephoneHref } from './telephone.ts'

/** Props of `SalesmanCard`. */
export interface SalesmanCardProps {
  name: string
  /** Formatted for display; the card derives the number to dial. */
  telephoneNumber: string
  email?: string
  /** "Account manager, Malmö". */
  role?: string
  /** A portrait; without one an icon is shown. */
  imageUrl?: string
  /**
   * `heading` is the person's role for the reader, `telephone` and `email` name the two links before their text.
   */
  labels: { heading: string; telephone: string; email: string }
}

/** Use it for the customer's salesman in the menu and on my pages: name and contact (spec §3, menus). */
export function SalesmanCard(props: SalesmanCardProps): JSX.Element {
  const { name, telephoneNumber, email, role, imageUrl, labels } = props
  return (
    <div className={styles.card}>
      <span className={styles.face} aria-hidden="true">
        {imageUrl === undefined ? (
          <Icon name="account" size="l" />
        ) : (
          <img className={styles.picture} src={imageUrl} alt="" width="56" height="56" loading="lazy" />
        )}
      </span>
      <div className={styles.text}>
        <p className={styles.heading}>{labels.heading}</p>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        {role !== undefined && (
          <p className={styles.role} dir="auto">
            {role}
          </p>
        )}
        <div className={styles.ways}>
          {telephoneNumber !== '' && (
            <Way icon="phone" label={labels.telephone} href={telephoneHref(telephoneNumber)}>
              {telephoneNumber}
            </Way>
          )}
          {email !== undefined && email !== '' && (
            <Way icon="mail" label={labels.email} href={`mailto:${email}`}>
              <MailAddress address={email} />
            </Way>
          )}
        </div>
      </div>
    </div>
  )
}

/** An address that breaks before its `@`, and in mid-word only if it must. */
function MailAddress({ address }: { address: string }): JSX.Element {
  const [name, ...host] = address.split('@')
  return (
    <>
      {name}
      <wbr />@{host.join('@')}
    </>
  )
}

function Way(props: {
  icon: IconName
  label: string
  href: string | null
  children: ReactNode
}): JSX.Element {
  const { icon, label, href, children } = props
  const content = (
    <>
      <Icon name={icon} size="s" />
      <span>
        <VisuallyHidden>{label}</VisuallyHidden>{' '}
        {/* A number keeps its order in a page that runs from right to left. */}
        <bdi>{children}</bdi>
      </span>
    </>
  )
  return href === null ? (
    <span className={styles.plain}>{content}</span>
  ) : (
    <a className={styles.way} href={href}>
      {content}
    </a>
  )
}
