import type { SellerReturn } from '@tradecounter/api/contract'
import { formatMoney, type Translator } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { TextArea } from '@tradecounter/ui/text-area'
import { TextField } from '@tradecounter/ui/text-field'
import { FileField } from '../file-field.tsx'
import { OperatorForm, problemText, unchanged } from '../operator-form.tsx'
import * as styles from '../operator-area.css.ts'
import type { FormProblem, FormValues } from '../views.ts'

interface StepProps {
  t: Translator
  csrf: string
  found: SellerReturn
  values: FormValues
  problem: FormProblem | null
}

/** The form that moves a case. It has no script, so it shows what any of the possible steps needs. */
export function ReturnStepForm({ t, csrf, found, values, problem }: StepProps) {
  const { number, version, kind, steps, feeThousandths, lines } = found
  const message = (field: string) =>
    problem !== null && problem.field === field ? { message: problemText(problem, t) } : {}
  return (
    <OperatorForm action={`/returns/${number}/step`} csrf={csrf} files>
      <input type="hidden" name="version" value={version} />
      <div className={styles.formWidth}>
        <Heading level={2}>{t('operator.decide')}</Heading>
        <Select
          label={t('operator.step')}
          name="to"
          value={values.to ?? steps[0] ?? ''}
          onValueChange={unchanged}
          options={steps.map((step) => ({ value: step, label: t(`operator.step-${step}`) }))}
        />
        {steps.includes('approved') && (
          <TextField
            label={t('operator.fee')}
            hint={t('operator.fee-hint')}
            name="fee"
            inputMode="decimal"
            maxLength={20}
            value={values.fee ?? String(feeThousandths / 10).replace('.', ',')}
            onValueChange={unchanged}
            {...message('feeThousandths')}
          />
        )}
        {steps.includes('replaced') && (
          <TextField
            label={t('returns.replacement-order')}
            hint={t('operator.replacement-hint')}
            name="replacementOrderNumber"
            maxLength={40}
            value={values.replacementOrderNumber ?? ''}
            onValueChange={unchanged}
            {...message('replacementOrderNumber')}
          />
        )}
        {steps.includes('credited') &&
          lines.map(({ position, variantNbr, name, invoicedPrice, priceUnit, currency }) =>
            invoicedPrice === null ? null : (
              <TextField
                key={position}
                label={t('operator.corrected-price', priceUnit, [variantNbr, name].filter(Boolean).join(' '))}
                hint={t(
                  kind === 'price' ? 'operator.corrected-price-only' : 'operator.corrected-price-hint',
                  formatMoney(invoicedPrice, currency),
                )}
                name={`price-${position}`}
                inputMode="decimal"
                maxLength={20}
                value={values[`price-${position}`] ?? ''}
                onValueChange={unchanged}
                {...message(`creditedPrices.${position}`)}
              />
            ),
          )}
        <TextArea
          label={t('operator.message')}
          hint={t('operator.step-message-hint')}
          name="message"
          maxLength={2000}
          rows={3}
          value={values.message ?? ''}
          onValueChange={unchanged}
          {...message('message')}
        />
        <FileField t={t} problem={problem} />
        <Inline>
          <Button type="submit" tone="accent">
            {t('operator.save-step')}
          </Button>
        </Inline>
      </div>
    </OperatorForm>
  )
}
