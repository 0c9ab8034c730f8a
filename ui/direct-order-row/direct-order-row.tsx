'use client'
import {
  type JSX,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Button } from '../button/index.ts'
import { type LineMessageLabels, LineMessages } from '../line-item/index.ts'
import { readQuantity } from '../quantity-input/index.ts'
import { TextField } from '../text-field/index.ts'
import { ArticleNumberField } from './article-number-field.tsx'
import {
  type ArticleNumberProblem,
  articleNumberProblem,
  type QuantityProblem,
  quantityProblem,
} from './direct-order.ts'
import * as styles from './direct-order-row.css.ts'
import type { ArticleSuggestion } from './article-suggestion.ts'

/** Texts of the row; five of them are the messages of spec §5. */
export interface DirectOrderRowLabels
  extends Record<ArticleNumberProblem | QuantityProblem, string>, LineMessageLabels {
  /** Labels of the two fields. */
  articleNumber: string
  quantity: string
  /** Text of the button. */
  add: string
  /** Read while a line is being added. */
  busy: string
  /** Name of the list of suggestions; needed only with `suggestions`. */
  suggestions?: string
}

/** Props of `DirectOrderRow`. */
export interface DirectOrderRowProps {
  /** As typed. */
  articleNumber: string
  /** Called with the typed text. */
  onArticleNumberChange: (articleNumber: string) => void
  /** As typed; comma and point are decimal separators. */
  quantity: string
  /** Called with the typed text. */
  onQuantityChange: (quantity: string) => void
  /** Called with valid input only (spec §5). The caller adds the line and clears both fields. */
  onAdd: (articleNumber: string, quantity: number) => void
  /** Articles that match the typed number. Without it there are no suggestions. */
  suggestions?: readonly ArticleSuggestion[]
  /** A line is being added. Text typed meanwhile stays. */
  busy?: boolean
  /**
   * The input was submitted before hydration and came back with the page: errors show at once, and the focus stays.
   * @default false
   */
  arrived?: boolean
  /**
   * Messages about the whole list, if the row is used without its grid: errors in red, warnings in amber, below the
   * form (spec §8). The live region exists while empty, so that messages are announced.
   */
  errorModel?: { errors: readonly string[]; warningNotes: readonly string[] }
  /** Texts of the row. */
  labels: DirectOrderRowLabels
  /** Lets the caller move the focus to the number field. */
  articleNumberRef?: RefObject<HTMLInputElement | null>
}

/**
 * Use it to add lines by article number and quantity without leaving the keyboard: Enter in the number moves to the
 * quantity, Enter in the quantity adds the line and moves back. The Enter of a barcode scanner does the same (DIR-2).
 */
export function DirectOrderRow(props: DirectOrderRowProps): JSX.Element {
  const { articleNumber, onArticleNumberChange, quantity, onQuantityChange, onAdd, busy = false } = props
  const { errorModel, labels, articleNumberRef, suggestions, arrived = false } = props
  const [asked, setAsked] = useState({
    articleNumber: arrived && articleNumber !== '',
    quantity: arrived && quantity !== '',
  })
  const own = useRef<HTMLInputElement>(null)
  const numberField = articleNumberRef ?? own
  const quantityField = useRef<HTMLInputElement>(null)
  const problems = { articleNumber: articleNumberProblem(articleNumber), quantity: quantityProblem(quantity) }
  const message = (field: 'articleNumber' | 'quantity'): string | undefined => {
    const problem = problems[field]
    return asked[field] && problem !== null ? labels[problem] : undefined
  }

  const toQuantity = (): void => {
    quantityField.current?.focus()
    quantityField.current?.select()
  }
  const entered = (): void => {
    setAsked({ ...asked, articleNumber: true })
    if (problems.articleNumber === null) toQuantity()
  }
  const choose = (chosen: string): void => {
    onArticleNumberChange(chosen)
    toQuantity()
  }

  const takeOver = useEffectEvent((): void => {
    const [number, count] = [numberField.current?.value, quantityField.current?.value]
    if (number !== undefined && number !== articleNumber) onArticleNumberChange(number)
    if (count !== undefined && count !== quantity) onQuantityChange(count)
    // Keeps the focus of users who have moved on.
    if (!arrived || document.activeElement !== document.body) return
    if (problems.articleNumber === null) toQuantity()
    else numberField.current?.focus()
  })
  // Takes over text typed before hydration.
  useEffect(() => takeOver(), [])

  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const number = readQuantity(quantity)
    if (problems.articleNumber !== null || problems.quantity !== null || number === null) {
      setAsked({ articleNumber: true, quantity: true })
      const first = problems.articleNumber === null ? quantityField : numberField
      first.current?.focus()
    } else if (!busy) {
      setAsked({ articleNumber: false, quantity: false })
      onAdd(articleNumber.trim(), number)
      numberField.current?.focus()
    }
  }

  return (
    <div className={styles.container}>
      <form className={styles.row} noValidate onSubmit={add}>
        <ArticleNumberField
          fieldRef={numberField}
          label={labels.articleNumber}
          value={articleNumber}
          onValueChange={onArticleNumberChange}
          message={message('articleNumber')}
          suggestions={suggestions}
          suggestionsLabel={labels.suggestions ?? labels.articleNumber}
          onChoose={choose}
          onEnter={entered}
        />
        <TextField
          ref={quantityField}
          name="quantity"
          label={labels.quantity}
          value={quantity}
          onValueChange={onQuantityChange}
          message={message('quantity')}
          autoComplete="off"
          inputMode="decimal"
        />
        <div className={styles.add}>
          <Button type="submit" icon="plus" wide busy={busy} busyLabel={labels.busy}>
            {labels.add}
          </Button>
        </div>
      </form>
      {errorModel !== undefined && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no lists
        <div role="status">
          <LineMessages errors={errorModel.errors} warnings={errorModel.warningNotes} labels={labels} />
        </div>
      )}
    </div>
  )
}
