import type { JSX, Ref } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { control } from '../field/field.css.ts'
import * as styles from './text-area.css.ts'

/** The variable's own name, which React sets on the element. */
const rowsName = styles.rows.slice('var('.length, -1)

/** Props of `TextArea`. */
export interface TextAreaProps extends Omit<FieldProps, 'inputMode'> {
  /** Height in lines while empty. @default 4 */
  rows?: number
  /** Current and maximum length, shown below the field: "24 / 500". The hint states the limit in words. */
  countText?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Use it for several lines of text. For one line use `TextField`. */
export function TextArea(props: TextAreaProps): JSX.Element {
  const { label, message, hint, required, disabled, id, labelHidden, ...own } = props
  const { onValueChange, rows = 4, countText, ...rest } = own
  return (
    <Field {...{ label, message, hint, required, disabled, id, labelHidden }}>
      {(tied) => (
        <>
          <textarea
            {...rest}
            {...tied}
            rows={rows}
            // The direction of its own text, whatever the page's.
            dir="auto"
            className={`${control} ${styles.area}`}
            // Without `field-sizing` the rows decide alone; with it they are the minimum.
            style={{ [rowsName]: rows }}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          {countText !== undefined && (
            <span className={styles.foot} aria-hidden="true">
              {countText}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
