import type { SellerOffer } from '@tradecounter/api/contract'
import { formatMoney, formatQuantity, type Translator } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { type Fact, FactList } from '@tradecounter/ui/fact-list'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { TextField } from '@tradecounter/ui/text-field'
import { AnswerForm } from './answer-form.tsx'
import { FileField } from '../file-field.tsx'
import { MessageKey, OperatorForm, Problem, unchanged } from '../operator-form.tsx'
import { localMinute } from '../local-time.ts'
import * as styles from '../operator-area.css.ts'
import { PartTable } from '../part-table.tsx'
import type { FormProblem, FormValues } from '../views.ts'

interface OfferProps {
  t: Translator
  csrf: string
  offer: SellerOffer
  values: FormValues
  problem: FormProblem | null
  /** The form that was refused. */
  action: string
}

/** One offer: what is asked for, what was answered, and what the seller can do. */
export function OfferView({ t, csrf, offer, values, problem, action }: OfferProps) {
  const moment = (text: string): string => localMinute(new Date(text), offer.site).replace('T', ' ')
  const facts: Fact[] = [
    [t('operator.customer'), `${offer.customer} (${offer.customerNumber})`],
    [t('offers.created-by'), offer.createdBy],
    [t('operator.site'), offer.site],
    [t('offers.project'), offer.project],
    [t('offers.seller'), offer.seller],
    [t('offers.updated'), moment(offer.updatedAt)],
    [t('offers.valid-until'), offer.validUntil === null ? '' : moment(offer.validUntil)],
    [t('offers.sum'), offer.sum === null ? '' : formatMoney(offer.sum, offer.currency)],
  ]
  const can = (name: SellerOffer['allowed'][number]): boolean => offer.allowed.includes(name)
  const own = (form: string): FormValues => (form === action ? values : {})
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1}>
          {offer.number} {offer.name}
        </Heading>
        <Text strong>{t(`offers.status-${offer.state}`)}</Text>
        {offer.asksExtension && <Text>{t('operator.asks-extension')}</Text>}
      </Stack>
      <Problem problem={problem} t={t} />
      <FactList facts={facts} />
      {can('take') && (
        <OperatorForm action={`/offers/${offer.offerId}/take`} csrf={csrf}>
          <input type="hidden" name="revision" value={offer.revision} />
          <Inline>
            <Button type="submit" tone="accent">
              {t('operator.take')}
            </Button>
          </Inline>
        </OperatorForm>
      )}
      {can('answer') ? (
        <AnswerForm
          {...{ t, csrf, offer, values: own('answer'), problem: action === 'answer' ? problem : null }}
        />
      ) : (
        <Lines t={t} offer={offer} />
      )}
      {can('extend') && (
        <OperatorForm action={`/offers/${offer.offerId}/extend`} csrf={csrf}>
          <input type="hidden" name="revision" value={offer.revision} />
          <Stack>
            <Heading level={2}>{t('operator.extend')}</Heading>
            <div className={styles.formWidth}>
              <TextField
                label={t('offers.valid-until')}
                hint={t('operator.local-time')}
                name="validUntil"
                type="datetime-local"
                required
                value={own('extend').validUntil ?? ''}
                onValueChange={unchanged}
              />
            </div>
            <Inline>
              <Button type="submit">{t('operator.extend')}</Button>
            </Inline>
          </Stack>
        </OperatorForm>
      )}
      <Stack>
        <Heading level={2}>{t('offers.thread')}</Heading>
        {offer.messages.length === 0 && <Text tone="muted">{t('offers.no-messages')}</Text>}
        <ol className={styles.thread}>
          {offer.messages.map(({ id, at, author, kind, text }) => (
            <li key={id} className={styles.message}>
              <Text size="s" tone="muted">
                {author} · {moment(at)} · {t(`offers.message-${kind}`)}
              </Text>
              {text !== '' && <Text lines>{text}</Text>}
            </li>
          ))}
        </ol>
        {offer.files.map(({ fileId, name, author, addedAt }) => (
          <Text key={fileId}>
            <Link href={`/offers/${offer.offerId}/file?fileId=${fileId}`}>{name}</Link> · {author} ·{' '}
            {moment(addedAt)}
          </Text>
        ))}
        {can('message') && (
          <OperatorForm action={`/offers/${offer.offerId}/message`} csrf={csrf} files>
            <MessageKey values={own('message')} problem={problem} />
            <div className={styles.formWidth}>
              <TextArea
                label={t('operator.message')}
                name="text"
                required
                maxLength={2000}
                value={own('message').text ?? ''}
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

/** The lines of the current version, where they cannot be changed. */
function Lines({ t, offer }: { t: Translator; offer: SellerOffer }) {
  const current = offer.versions.at(-1)
  if (current === undefined) return null
  const money = (amount: number | null, unit = ''): string =>
    amount === null ? '' : `${formatMoney(amount, offer.currency)}${unit && `/${unit}`}`
  return (
    <PartTable
      label={t('offers.lines')}
      columns={[
        {
          label: t('offers.article'),
          text: ({ variantNumber, name }) => [variantNumber, name].filter(Boolean).join(' '),
        },
        {
          label: t('offers.quantity'),
          text: ({ quantity, unit }) => `${formatQuantity(quantity)} ${unit}`,
        },
        {
          label: t('operator.customer-price-title'),
          kind: 'amount',
          text: ({ customerPrice, priceUnit }) => money(customerPrice, priceUnit),
        },
        {
          label: t('offers.offered-price'),
          kind: 'amount',
          text: ({ offeredPrice, priceUnit }) => money(offeredPrice, priceUnit),
        },
        { label: t('offers.total'), kind: 'amount', text: ({ total }) => money(total) },
        { label: t('offers.note'), text: ({ note }) => note },
      ]}
      rows={current.lines}
      keyOf={({ position }) => String(position)}
    />
  )
}
