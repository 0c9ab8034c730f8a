import { useId, type JSX } from 'react'
import { FieldMessage } from '../field/index.ts'
import * as styles from './configuration-form.css.ts'

/** Props of `ChoiceGroup`. */
export interface ChoiceGroupProps {
  /** Name of the group. */
  legend: string
  /** Description of the group. */
  description?: string
  /** Marks the group and its native radios as required. */
  required: boolean
  /** Empty if nothing is chosen. */
  value: string
  /** Called with the chosen value. */
  onValueChange: (value: string) => void
  /** In display order, each with an optional picture. */
  options: readonly {
    value: string
    label: string
    description?: string
    imageUrl?: string
    /** Price of the option; part of the accessible name. */
    price?: string
  }[]
  /** Error message; only after a submit. */
  message?: string
}

/** Chooses one of several products, logos or materials with native radios, sized by their pictures. */
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
            <span className={styles.text} dir="auto">
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
