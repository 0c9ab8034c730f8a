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

/** Texts of the form. */
export interface ConfigurationFormLabels extends FinishingLabels {
  /** The button that adds the article. */
  submit: string
  /** Read while the article is being added. */
  busy: string
  /** The button that closes the form. */
  cancel: string
  /** Error of a group without a choice. */
  missingChoice: string
  /** Error of a chosen text that is empty. */
  missingText: string
  /** Quantity of a part per article: "2 for each". */
  quantity: (quantity: number) => string
}

/** Props of `ConfigurationForm`. */
export interface ConfigurationFormProps {
  /** The article's configurations; empty if it has none. */
  configurations: readonly Configuration[]
  /** The available finishing options. */
  offer: FinishingOffer
  /** The current choices, controlled by the caller. */
  value: ConfigurationValue
  /** Called with all choices after each change. */
  onValueChange: (value: ConfigurationValue) => void
  /** Called only if every required choice is made. */
  onSubmit: () => void
  /** Closes the form without adding. */
  onCancel: () => void
  /** The article is being added; the button cannot be pressed twice. */
  busy?: boolean
  /** Maximum length of a text on a garment. @default 40 */
  maxTextLength?: number
  /** Total price of the choices, formatted. Absent if nothing costs anything. */
  sum?: { label: string; amount: string }
  /** Texts of the form. */
  labels: ConfigurationFormLabels
}

/** Use it in a `Dialog` for the choices that an article needs before it is added to the cart (VAR-13). */
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
    // The browser accepts a text of spaces only; groups of radios are invalid in the order of the rule.
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
        // Screen readers announce changes of an output element.
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
