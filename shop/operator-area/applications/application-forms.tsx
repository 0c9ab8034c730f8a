import type { ReactNode } from 'react'
import type { SellerApplicationAction } from '@tradecounter/api/contract'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { TextField } from '@tradecounter/ui/text-field'
import type { ApplicationProps } from './application-props.ts'
import { OperatorForm, problemText, unchanged } from '../operator-form.tsx'
import { formWidth } from '../operator-area.css.ts'
import type { FormValues } from '../views.ts'

/** Days until an invoice is due, unless the seller decides otherwise. */
const usualPaymentDays = '30'

interface StepProps extends ApplicationProps {
  name: SellerApplicationAction
  title: string
  text?: string
  button: string
  tone?: 'accent'
  children?: ReactNode
}

/** One thing that the seller can do, with its form; nothing where the state does not allow it. */
function Step({ name, title, text, button, tone, children, csrf, application }: StepProps) {
  if (!application.allowed.includes(name)) return null
  return (
    <OperatorForm action={`/applications/${application.applicationId}/${name}`} csrf={csrf}>
      <input type="hidden" name="revision" value={application.revision} />
      <Stack>
        <Heading level={2}>{title}</Heading>
        {text !== undefined && <Text>{text}</Text>}
        {children !== undefined && <div className={formWidth}>{children}</div>}
        <Inline>
          <Button type="submit" {...(tone === undefined ? {} : { tone })}>
            {button}
          </Button>
        </Inline>
      </Stack>
    </OperatorForm>
  )
}

/** What the seller can do with an application. */
export function ApplicationForms(props: ApplicationProps) {
  const { t, application, values, action } = props
  const own = (form: SellerApplicationAction): FormValues => (form === action ? values : {})
  return (
    <Stack space={6}>
      <Step
        {...props}
        name="creditCheck"
        title={t('applications.credit-check')}
        button={t('applications.credit-save')}
      >
        <TextArea
          label={t('applications.credit-note')}
          name="note"
          maxLength={2000}
          value={own('creditCheck').note ?? application.note}
          onValueChange={unchanged}
        />
      </Step>
      <Step
        {...props}
        name="reveal"
        title={t('applications.reveal')}
        text={t('applications.reveal-text')}
        button={t('applications.reveal')}
      />
      <Step {...props} name="ask" title={t('applications.ask')} button={t('applications.ask-send')}>
        <TextArea
          label={t('applications.ask-text')}
          name="text"
          required
          maxLength={1000}
          value={own('ask').text ?? ''}
          onValueChange={unchanged}
        />
      </Step>
      <Step
        {...props}
        name="approve"
        tone="accent"
        title={t('applications.approve')}
        text={t('applications.approve-text')}
        button={t('applications.approve-send')}
      >
        <ApprovalFields {...props} values={own('approve')} />
      </Step>
      <Step {...props} name="reject" title={t('applications.reject')} button={t('applications.reject-send')}>
        <TextArea
          label={t('applications.reject-text')}
          name="text"
          required
          maxLength={1000}
          value={own('reject').text ?? ''}
          onValueChange={unchanged}
        />
      </Step>
      <Step
        {...props}
        name="duplicate"
        title={t('applications.duplicate')}
        text={t('applications.duplicate-text')}
        button={t('applications.duplicate-send')}
      />
    </Stack>
  )
}

/** What the shop grants the new customer. */
function ApprovalFields({ t, application, values, problem, action }: ApplicationProps) {
  const { priceGroups, warehouses, currency } = application
  const { warehouseId, wantedCredit, payment } = application.values.delivery
  // What was typed before another way of payment was chosen counts no more.
  const byInvoice = payment === 'invoice'
  const messageOf = (field: string): { message?: string } =>
    action === 'approve' && problem?.field === field ? { message: problemText(problem, t) } : {}
  return (
    <Stack>
      <Select
        label={t('applications.price-group')}
        name="priceGroup"
        value={values.priceGroup ?? priceGroups[0] ?? ''}
        onValueChange={unchanged}
        options={priceGroups.map((group) => ({ value: group, label: group }))}
      />
      <Select
        label={t('applications.warehouse')}
        name="warehouseId"
        value={values.warehouseId ?? (warehouseId || (warehouses[0]?.warehouseId ?? ''))}
        onValueChange={unchanged}
        options={warehouses.map((one) => ({ value: one.warehouseId, label: one.name }))}
      />
      <TextField
        label={t('applications.credit-limit')}
        hint={t('applications.credit-limit-hint', currency)}
        name="creditLimit"
        maxLength={20}
        value={values.creditLimit ?? (byInvoice ? wantedCredit : '')}
        onValueChange={unchanged}
        {...messageOf('creditLimit')}
      />
      <TextField
        label={t('applications.payment-days')}
        name="paymentDays"
        maxLength={4}
        value={values.paymentDays ?? (byInvoice ? usualPaymentDays : '')}
        onValueChange={unchanged}
        {...messageOf('paymentDays')}
      />
    </Stack>
  )
}
