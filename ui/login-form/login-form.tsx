'use client'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { TextField } from '../text-field/index.ts'
import * as styles from './login-form.css.ts'

/** Props of `LoginForm`. The caller holds the typed text, also after a failure. */
export interface LoginFormProps {
  /** `show` and `hide` name the button in the password field, `busy` is read while signing in. */
  labels: { userName: string; password: string; submit: string; show: string; hide: string; busy: string }
  userName: string
  password: string
  onUserNameChange: (userName: string) => void
  onPasswordChange: (password: string) => void
  /**
   * Called with the text of the fields, which a password manager may have filled without an event. Not called while
   * `busy`, so that a double click submits once.
   */
  onSubmit: (typed: { userName: string; password: string }) => void
  busy: boolean
  /** Why the last attempt failed: the text for wrong credentials or for a locked account. */
  error?: string
  /** Below the button: forgotten password, become a customer. */
  links: readonly { title: string; url: string }[]
  /** Another way to sign in, below the button. */
  alternative?: ReactNode
  /** Editorial content above the fields. */
  content?: ReactNode
}

/** Use it to sign in with user name and password (ACC-1), in a popover, a side panel or a page. */
export function LoginForm(props: LoginFormProps): ReactNode {
  const { labels, userName, password, onUserNameChange, onPasswordChange, onSubmit, busy, error } = props
  const { links, alternative, content } = props
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    // Only a file field has a value that is not text.
    const typed = (name: string): string => String(fields.get(name) ?? '')
    if (!busy) onSubmit({ userName: typed('username'), password: typed('password') })
  }
  return (
    <form
      className={styles.form}
      method="post"
      aria-busy={busy}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      onSubmit={submit}
    >
      {content !== undefined && <div className={styles.content}>{content}</div>}
      {/* There before its words, so that they are read. */}
      <div className={styles.alert} role="alert">
        {error !== undefined && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon name="error" size="s" />
            <span>{error}</span>
          </p>
        )}
      </div>
      <TextField
        label={labels.userName}
        name="username"
        value={userName}
        onValueChange={onUserNameChange}
        autoComplete="username"
        required
      />
      <PasswordField
        label={labels.password}
        name="password"
        value={password}
        onValueChange={onPasswordChange}
        autoComplete="current-password"
        required
        labels={{ show: labels.show, hide: labels.hide }}
      />
      <Button type="submit" tone="accent" wide busy={busy} busyLabel={labels.busy}>
        {labels.submit}
      </Button>
      {alternative}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ title, url }) => (
            <li key={url}>
              <Link href={url}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
