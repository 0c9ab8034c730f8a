import type { OfferLine, SellerOffer } from '@tradecounter/api/contract'
import { formatAmount, formatMoney, formatQuantity, type Translator } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { TextField } from '@tradecounter/ui/text-field'
import { answerFieldName, extraLines, fieldNameOf } from './answer-fields.ts'
import { FileField } from '../file-field.tsx'
import { OperatorForm, problemText, unchanged } from '../operator-form.tsx'
import { localMinute } from '../local-time.ts'
import * as styles from '../operator-area.css.ts'
import type { FormProblem, FormValues } from '../views.ts'

interface AnswerProps {
  t: Translator
  csrf: string
  offer: SellerOffer
  values: FormValues
  problem: FormProblem | null
}

const monthMs = 30 * 24 * 3_600_000

/** The form of a new version: each line of the current one, and lines to add. */
export function AnswerForm({ t, csrf, offer, values, problem }: AnswerProps) {
  const current = offer.versions.at(-1)
  if (current === undefined) return null
  const ends = localMinute(new Date(Date.parse(offer.updatedAt) + monthMs), offer.site)
  return (
    <OperatorForm action={`/offers/${offer.offerId}/answer`} csrf={csrf} files>
      <input type="hidden" name="revision" value={offer.revision} />
      <Stack>
        <Heading level={2}>{t('operator.answer')}</Heading>
        <TextField
          label={t('offers.valid-until')}
          hint={t('operator.local-time')}
          name="validUntil"
          type="datetime-local"
          required
          value={values.validUntil ?? ends}
          onValueChange={unchanged}
          {...(problem?.field === 'validUntil' ? { message: problemText(problem, t) } : {})}
        />
        <TextArea
          label={t('operator.note-to-buyer')}
          name="note"
          maxLength={2000}
          rows={3}
          value={values.note ?? ''}
          onValueChange={unchanged}
        />
        <div>
          {current.lines.map((line, index) => (
            <AnswerLine
              key={line.position}
              {...{ t, line, index, values, problem, currency: offer.currency }}
            />
          ))}
          {Array.from({ length: extraLines }, (_, extra) => (
            <AnswerLine
              key={`new-${extra}`}
              {...{ t, line: null, index: current.lines.length + extra, values, problem }}
              currency={offer.currency}
            />
          ))}
        </div>
        <FileField t={t} problem={problem} />
        <Inline>
          <Button type="submit" tone="accent">
            {t('operator.send-answer')}
          </Button>
        </Inline>
      </Stack>
    </OperatorForm>
  )
}

interface LineProps {
  t: Translator
  /** Null for a line to add. */
  line: OfferLine | null
  index: number
  values: FormValues
  problem: FormProblem | null
  currency: string
}

/** The fields of one line. Their names end in the index of the line. */
function AnswerLine({ t, line, index, values, problem, currency }: LineProps) {
  const wrongName = problem === null ? null : fieldNameOf(problem.field)
  const field = (what: Parameters<typeof answerFieldName>[0], usual: string) => ({
    name: answerFieldName(what, index),
    value: values[answerFieldName(what, index)] ?? usual,
    onValueChange: unchanged,
    ...(problem !== null && wrongName === answerFieldName(what, index)
      ? { message: problemText(problem, t) }
      : {}),
  })
  const price = line?.offeredPrice ?? line?.customerPrice ?? null
  return (
    <fieldset className={styles.line}>
      <legend>
        <Text as="span" strong>
          {line === null
            ? t('operator.new-line', index + 1)
            : `${index + 1}. ${[line.variantNumber, line.name].filter(Boolean).join(' ')}`}
        </Text>
      </legend>
      {line !== null && (
        <>
          <input type="hidden" name={answerFieldName('position', index)} value={line.position} />
          {/* Only three decimals make a difference to how a quantity is read. */}
          {line.decimalPrecision >= 3 && (
            <input type="hidden" name={answerFieldName('decimals', index)} value={line.decimalPrecision} />
          )}
          <Text size="s" tone="muted">
            {[
              t('operator.asked', formatQuantity(line.quantity), line.unit),
              ...(line.listPrice === null
                ? []
                : [t('operator.list-price', formatMoney(line.listPrice, currency), line.priceUnit)]),
              ...(line.customerPrice === null
                ? []
                : [t('operator.customer-price', formatMoney(line.customerPrice, currency), line.priceUnit)]),
              ...line.configuration.map(({ name, value }) => `${name}: ${value}`),
              ...(line.note === '' ? [] : [line.note]),
            ].join(' · ')}
          </Text>
        </>
      )}
      <div className={styles.lineFields}>
        {line === null && (
          <TextField label={t('operator.article-number')} maxLength={50} {...field('number', '')} />
        )}
        <TextField
          label={line === null ? t('operator.quantity') : t('operator.quantity-in', line.unit)}
          inputMode="decimal"
          maxLength={20}
          {...field('quantity', line === null ? '' : String(line.quantity).replace('.', ','))}
        />
        <TextField
          label={
            line === null ? t('operator.price', currency) : t('operator.price-per', currency, line.priceUnit)
          }
          inputMode="decimal"
          maxLength={20}
          {...field('price', price === null ? '' : formatAmount(price))}
        />
        <Select
          label={t('operator.kind')}
          {...field('kind', line?.kind ?? 'ordinary')}
          options={(['ordinary', 'optional', 'alternative'] as const).map((kind) => ({
            value: kind,
            label: t(`offers.kind-${kind}`),
          }))}
        />
        <TextField
          label={t('operator.alternative-to')}
          inputMode="numeric"
          maxLength={4}
          {...field(
            'alternativeTo',
            line === null || line.alternativeTo === 0 ? '' : String(line.alternativeTo),
          )}
        />
        <TextField label={t('offers.note')} maxLength={200} {...field('note', line?.note ?? '')} />
      </div>
      {line !== null && (
        <label className={styles.leave}>
          <input
            type="checkbox"
            name={answerFieldName('leave', index)}
            value="1"
            defaultChecked={values[answerFieldName('leave', index)] === '1'}
          />
          {t('operator.leave-out')}
        </label>
      )}
    </fieldset>
  )
}
