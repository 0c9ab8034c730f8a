'use client'
import { type JSX, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { ChoiceGroup } from './choice-group.tsx'
import {
  type Configuration,
  type ConfigurationField,
  type ConfigurationValue,
  type FinishingOffer,
  missingChoices,
} from './configuration.ts'
import * as styles from './configuration-form.css.ts'
import { Finishing, type FinishingLabels } from './finishing.tsx'

/** Words of the form. */
export interface ConfigurationFormLabels extends FinishingLabels {
  /** On the button that adds. */
  submit: string
  /** Read while the add is on its way. */
  busy: string
  /** On the button that leaves the form. */
  cancel: string
  /** At a group in which something must be chosen. */
  missingChoice: string
  /** At a text that is chosen and empty. */
  missingText: string
  /** How many of a part go with one of the article: "2 for each". */
  quantity: (quantity: number) => string
}

/** Props of `ConfigurationForm`. */
export interface ConfigurationFormProps {
  /** The answer of the article's configurations; empty where it has none. */
  configurations: readonly Configuration[]
  /** What can be put on the garment. */
  offer: FinishingOffer
  /** What is chosen, held by the caller. */
  value: ConfigurationValue
  /** Hands over everything that is chosen, with the change. */
  onValueChange: (value: ConfigurationValue) => void
  /** Is called when nothing that is required is missing. */
  onSubmit: () => void
  /** Leaves the form without an add. */
  onCancel: () => void
  /** The add is on its way; nothing is added twice. */
  busy?: boolean
  /** Longest text that can be put on a garment. @default 40 */
  maxTextLength?: number
  /** What the choices cost together, formatted; follows them. Absent where nothing costs anything. */
  sum?: { label: string; amount: string }
  /** Every word of the form. */
  labels: ConfigurationFormLabels
}

/** Use it in a `Dialog` for what must be chosen about an article before it is added to the cart (VAR-13). */
export function ConfigurationForm(props: ConfigurationFormProps): JSX.Element {
  const { configurations, offer, value, onValueChange, onSubmit, onCancel, labels } = props
  const { busy = false, maxTextLength = 40, sum } = props
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = missingChoices(configurations, offer, value)

  const messageOf = (field: ConfigurationField): string | undefined => {
    if (!asked || !missing.includes(field)) return undefined
    return field === 'textPrint' || field === 'textEmbroidery' ? labels.missingText : labels.missingChoice
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setAsked(true)
    const first = missing[0]
    if (first === undefined) {
      if (!busy) onSubmit()
      return
    }
    // A text of spaces alone is valid to the browser; groups of radios are invalid in the order of the rule.
    const isText = first === 'textPrint' || first === 'textEmbroidery'
    const field = isText ? `input[name="${first}"]` : 'input[type="radio"]:invalid'
    form.current?.querySelector<HTMLElement>(field)?.focus()
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {configurations.map(({ optionId, name, description, quantity, required, options }) => (
        <ChoiceGroup
          key={optionId}
          legend={name}
          description={[description, quantity > 1 && labels.quantity(quantity)].filter(Boolean).join(' · ')}
          required={required}
          value={value.itemConfigurations[optionId] ?? ''}
          onValueChange={(productId) =>
            onValueChange({
              ...value,
              itemConfigurations: { ...value.itemConfigurations, [optionId]: productId },
            })
          }
          options={options.map((option) => ({
            value: option.productId,
            label: option.name,
            description: option.description,
            imageUrl: option.imageUrl,
            price: option.price,
          }))}
          message={messageOf(`option:${optionId}`)}
        />
      ))}
      <Finishing {...{ offer, value, onValueChange, messageOf, maxTextLength, labels }} />
      {sum !== undefined && (
        // An output is read when it changes.
        <output className={styles.sum}>
          <span>{sum.label}</span>
          <bdi className={styles.amount}>{sum.amount}</bdi>
        </output>
      )}
      <div className={styles.foot}>
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button type="submit" tone="accent" busy={busy} busyLabel={labels.busy}>
          {labels.submit}
        </Button>
      </div>
    </form>
  )
}
