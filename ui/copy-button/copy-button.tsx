import { useEffect, useState, type JSX } from 'react'
import { announce } from '../announcer/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './copy-button.css.ts'

/** How long the outcome is shown, in milliseconds (spec §9 "copy hint"). */
const hintTime = 3000

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** Plain text to copy. */
  text: string
  /** Name and tooltip of the button: say what is copied, "Copy article number 1886204". */
  label: string
  /** Result texts, shown for three seconds and announced. */
  labels: { copied: string; failed: string }
  /** Not clickable yet, e.g. before hydration. */
  disabled?: boolean
  /** Called with the result. */
  onCopied?: (success: boolean) => void
}

/** Use it beside a number that users copy. It shows the result for three seconds and announces it (spec §8). */
export function CopyButton({ text, label, labels, disabled, onCopied }: CopyButtonProps): JSX.Element {
  const [outcome, setOutcome] = useState<{ success: boolean } | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), hintTime)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async (): Promise<void> => {
    const success = await write(text)
    setOutcome({ success })
    announce(success ? labels.copied : labels.failed)
    onCopied?.(success)
  }
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        disabled={disabled}
        onClick={() => void copy()}
      >
        <Icon name={outcome ? (outcome.success ? 'check' : 'error') : 'copy'} size="s" />
      </button>
      {outcome && (
        <span className={styles.hint} aria-hidden="true">
          {outcome.success ? labels.copied : labels.failed}
        </span>
      )}
    </span>
  )
}

/** Returns false if the clipboard is blocked or missing, e.g. without TLS. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
