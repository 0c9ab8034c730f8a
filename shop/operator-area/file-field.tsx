import type { Translator } from '@tradecounter/shop/core'
import { Field } from '@tradecounter/ui/field'
import { problemText } from './operator-form.tsx'
import * as styles from './operator-area.css.ts'
import type { FormProblem } from './views.ts'

/** Codes of refused files. */
const codes: ReadonlySet<string> = new Set(['fileType', 'empty', 'tooLarge', 'filesTooLarge', 'tooManyFiles'])

/** Files that go to the customer with an answer. Without script, the browser shows their names itself. */
export function FileField({ t, problem }: { t: Translator; problem: FormProblem | null }) {
  return (
    <Field
      label={t('operator.files')}
      hint={t('operator.files-hint')}
      {...(problem !== null && codes.has(problem.code) ? { message: problemText(problem, t) } : {})}
    >
      {(tied) => (
        <input
          {...tied}
          className={styles.file}
          type="file"
          name="files"
          multiple
          accept=".pdf,.png,.jpg,.jpeg,.webp,.xlsx,.csv,.txt"
        />
      )}
    </Field>
  )
}
