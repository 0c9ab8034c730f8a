import type { SellerReturn } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { OperatorForm, problemText, unchanged } from '../operator-form.tsx'
import * as styles from '../operator-area.css.ts'
import type { FormProblem, FormValues } from '../views.ts'

interface AssignProps {
  t: Translator
  csrf: string
  found: SellerReturn
  values: FormValues
  problem: FormProblem | null
}

/** The form that ties a case without an order to an invoice or an order of its customer. */
export function AssignForm({ t, csrf, found: { number, version, lines }, values, problem }: AssignProps) {
  const message = (field: string) =>
    problem !== null && problem.field === field ? { message: problemText(problem, t) } : {}
  return (
    <OperatorForm action={`/returns/${number}/assign`} csrf={csrf}>
      <input type="hidden" name="version" value={version} />
      <div className={styles.formWidth}>
        <Heading level={2}>{t('operator.assign-title')}</Heading>
        <Text>{t('operator.assign-text')}</Text>
        <TextField
          label={t('operator.assign-document')}
          name="document"
          required
          maxLength={40}
          value={values.document ?? ''}
          onValueChange={unchanged}
          {...message('document')}
        />
        {lines.map(({ position, name }, at) => (
          <TextField
            key={position}
            label={t('operator.assign-line', name)}
            hint={t('operator.assign-line-hint')}
            name={`line-${position}`}
            inputMode="numeric"
            required
            maxLength={4}
            value={values[`line-${position}`] ?? '1'}
            onValueChange={unchanged}
            {...message(`lines.${at}`)}
          />
        ))}
        <Inline>
          <Button type="submit">{t('operator.assign')}</Button>
        </Inline>
      </div>
    </OperatorForm>
  )
}
