import { useEffect, useState, type JSX } from 'react'
import { announce } from '../announcer/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './copy-button.css.ts'

/** How long the outcome is shown, in milliseconds (spec §9 "copy hint"). */
const hintTime = 3000

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** What goes to the clipboard, as plain text. */
  text: string
  /** Name of the button and its tooltip: say what is copied, "Copy article number 1886204". */
  label: string
  /** The outcome, shown for three seconds and announced: that it is copied, or that it could not be. */
  labels: { copied: string; failed: string }
  /** Takes no press yet, as on a page that is not taken over by its script. */
  disabled?: boolean
  /** Called when the copying ended, with its outcome. */
  onCopied?: (success: boolean) => void
}

/** Use it beside a number that people copy. It shows the result for three seconds and announces it (spec §8). */
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

/** False where the clipboard is refused, or missing as on a page without TLS. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
