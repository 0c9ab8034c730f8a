import type { SellerReturn } from '@tradecounter/api/contract'
import { formatQuantity, type Translator } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { type Fact, FactList } from '@tradecounter/ui/fact-list'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { FileField } from '../file-field.tsx'
import { MessageKey, OperatorForm, Problem, unchanged } from '../operator-form.tsx'
import { shownMinute } from '../local-time.ts'
import * as styles from '../operator-area.css.ts'
import { AssignForm } from './assign-form.tsx'
import { PartTable } from '../part-table.tsx'
import { ReturnStepForm } from './return-step-form.tsx'
import type { FormProblem, FormValues } from '../views.ts'

interface ReturnProps {
  t: Translator
  csrf: string
  found: SellerReturn
  values: FormValues
  problem: FormProblem | null
  /** The form that was refused. */
  action: string
}

/** One return or complaint: what the customer says, its history, and what the seller can decide. */
export function ReturnView({ t, csrf, found, values, problem, action }: ReturnProps) {
  const own = (form: string): FormValues => (form === action ? values : {})
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1}>{t('returns.case', found.number)}</Heading>
        <Text strong>
          {t(`returns.kind-${found.kind}`)} · {t(`returns.state-${found.state}`)}
        </Text>
      </Stack>
      <Problem problem={problem} t={t} />
      <Facts t={t} found={found} />
      {found.description !== '' && <Text lines>{found.description}</Text>}
      <Goods t={t} found={found} />
      {found.files.length > 0 && (
        <Stack space={2}>
          <Heading level={2}>{t('returns.files')}</Heading>
          {found.files.map(({ fileId, name, author, addedAt }) => (
            <Text key={fileId}>
              <Link href={`/returns/${found.number}/file?fileId=${fileId}`}>{name}</Link> · {author} ·{' '}
              {shownMinute(addedAt, found.site)}
            </Text>
          ))}
        </Stack>
      )}
      {found.canAssign && (
        <AssignForm
          {...{ t, csrf, found, values: own('assign'), problem: action === 'assign' ? problem : null }}
        />
      )}
      {found.steps.length > 0 && (
        <ReturnStepForm
          {...{ t, csrf, found, values: own('step'), problem: action === 'step' ? problem : null }}
        />
      )}
      <Stack>
        <Heading level={2}>{t('returns.history')}</Heading>
        <ol className={styles.thread}>
          {found.events.map(({ at, actor, userName, state, message }) => (
            <li key={`${at} ${actor} ${state ?? ''} ${message}`} className={styles.message}>
              <Text size="s" tone="muted">
                {[
                  userName,
                  actor === 'seller' ? t('returns.seller') : found.customer,
                  shownMinute(at, found.site),
                  ...(state === null ? [] : [t(`returns.state-${state}`)]),
                ].join(' · ')}
              </Text>
              {message !== '' && <Text lines>{message}</Text>}
            </li>
          ))}
        </ol>
        {found.canWrite && (
          <OperatorForm action={`/returns/${found.number}/message`} csrf={csrf} files>
            <MessageKey values={own('message')} problem={problem} />
            <div className={styles.formWidth}>
              <TextArea
                label={t('operator.message')}
                name="message"
                required
                maxLength={2000}
                value={own('message').message ?? ''}
                onValueChange={unchanged}
              />
              <FileField t={t} problem={action === 'message' ? problem : null} />
              <Inline>
                <Button type="submit">{t('operator.send-message')}</Button>
              </Inline>
            </div>
          </OperatorForm>
        )}
      </Stack>
    </Stack>
  )
}

type Part = Pick<ReturnProps, 't' | 'found'>

function Facts({ t, found }: Part) {
  const isHandedOver = found.kind !== 'price' && found.kind !== 'missing'
  const facts: Fact[] = [
    [t('operator.customer'), `${found.customer} (${found.customerNumber})`],
    [t('operator.site'), found.site],
    [t('returns.created-by'), found.createdBy],
    [t('returns.created'), shownMinute(found.createdAt, found.site)],
    [t('returns.order'), found.orderNumber],
    [t('returns.invoice'), found.invoiceNumber],
    [t('returns.reason'), found.reason],
    [t('returns.wanted'), t(`returns.wanted-${found.wanted}`)],
    [t('returns.handover'), isHandedOver ? t(`returns.handover-${found.handover}`) : ''],
    [t(`returns.place-${found.handover}`), isHandedOver ? found.handoverPlace.replaceAll('\n', ', ') : ''],
    [t('returns.contact-name'), [found.contactName, found.contactPhone].filter(Boolean).join(', ')],
    [t('operator.fee'), found.feeThousandths === 0 ? '' : `${formatQuantity(found.feeThousandths / 10)} %`],
    [t('returns.credit-note'), found.creditNotes.map(({ number }) => number).join(', ')],
    [t('returns.replacement-order'), found.replacementOrderNumber],
  ]
  return <FactList facts={facts} />
}

function Goods({ t, found }: Part) {
  return (
    <PartTable
      label={t('returns.lines')}
      columns={[
        {
          label: t('returns.article'),
          text: ({ variantNbr, name }) => [variantNbr, name].filter(Boolean).join(' '),
        },
        {
          label: t('returns.quantity'),
          text: ({ quantity, displayUnitCode }) => `${formatQuantity(quantity)} ${displayUnitCode}`,
        },
        { label: t('returns.batch'), text: ({ batch }) => batch },
      ]}
      rows={found.lines}
      keyOf={({ position }) => String(position)}
    />
  )
}
