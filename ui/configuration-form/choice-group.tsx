import { useId, type JSX } from 'react'
import { FieldMessage } from '../field/index.ts'
import * as styles from './configuration-form.css.ts'

/** Props of `ChoiceGroup`. */
export interface ChoiceGroupProps {
  /** What is chosen. */
  legend: string
  /** Said of the whole group. */
  description?: string
  /** Marks the group, and the browser's radios. */
  required: boolean
  /** Empty: nothing is chosen. */
  value: string
  /** Hands over the chosen value. */
  onValueChange: (value: string) => void
  /** In the order of the answer; a picture where there is one. */
  options: readonly {
    value: string
    label: string
    description?: string
    imageUrl?: string
    /** What it costs; part of the name. */
    price?: string
  }[]
  /** The error; only after a submit. */
  message?: string
}

/** One of several products, logos or materials by native radios, each as large as what it shows. */
export function ChoiceGroup(props: ChoiceGroupProps): JSX.Element {
  const { legend, description, required, value, onValueChange, options, message } = props
  const id = useId()
  const described = [message && `${id}-message`, description && `${id}-help`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.group}
      data-invalid={message === undefined ? undefined : true}
      aria-describedby={described || undefined}
    >
      <legend className={styles.legend}>
        {legend}
        {required && (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {description !== undefined && description !== '' && (
        <p id={`${id}-help`} className={styles.help}>
          {description}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option, place) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={option.value}
              checked={option.value === value}
              required={required}
              aria-describedby={option.description ? `${id}-${place}` : undefined}
              onChange={() => onValueChange(option.value)}
            />
            {option.imageUrl !== undefined && (
              <img
                className={styles.picture}
                src={option.imageUrl}
                alt=""
                width="56"
                height="40"
                loading="lazy"
              />
            )}
            <span className={styles.words} dir="auto">
              {option.label}
              {option.description && (
                <span id={`${id}-${place}`} className={styles.description} aria-hidden="true">
                  {option.description}
                </span>
              )}
            </span>
            {/* The space parts the price from the words in the name. */ ' '}
            {option.price !== undefined && <bdi className={styles.price}>{option.price}</bdi>}
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} message={message} />
    </fieldset>
  )
}
