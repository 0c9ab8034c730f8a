import type { AccountSettingsRequest, NewsEvent, PushSettings } from '@tradecounter/api/contract'
import { hasPermission, type TranslationKey, useShop, useTranslations } from '@tradecounter/shop/core'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { channels } from './my-account.css.ts'

/**
 * Events that users choose, with the label of the mail where there is no other channel, and the name of the event where
 * there is.
 */
const events = [
  ['order', 'my-account.order-mail', 'my-account.order-news'],
  ['shipment', 'my-account.shipment-mail', 'my-account.shipment-news'],
  ['delay', 'my-account.delay-mail', 'my-account.delay-news'],
  ['approval', 'my-account.approval-mail', 'my-account.approval-news'],
  ['invoice', 'my-account.invoice-mail', 'my-account.invoice-news'],
  ['offer', 'my-account.offer-mail', 'my-account.offer-news'],
  ['return', 'my-account.return-mail', 'my-account.return-news'],
  ['answer', 'my-account.answer-mail', 'my-account.answer-news'],
  ['callBack', 'my-account.call-back-mail', 'my-account.call-back-news'],
] as const satisfies readonly (readonly [NewsEvent, TranslationKey, TranslationKey])[]

interface NotificationsProps {
  values: AccountSettingsRequest
  /** Null where the shop sends nothing to browsers: then only mails are chosen. */
  push: PushSettings | null
  change: (changes: Partial<AccountSettingsRequest>) => void
}

/** What the user is notified of, and how. */
export function Notifications({ values, push, change }: NotificationsProps) {
  const t = useTranslations()
  const { user } = useShop()
  const { pushEvents = [] } = values
  const mayChoose = (event: NewsEvent): boolean =>
    event !== 'invoice' || hasPermission(user, 'perm:viewInvoices')
  const mail = (event: NewsEvent, label: string) => (
    <Checkbox
      key={event}
      name={`${event}Mail`}
      label={label}
      checked={values[`${event}Mail`]}
      onCheckedChange={(wanted) => change({ [`${event}Mail`]: wanted })}
    />
  )
  return (
    <Stack space={4}>
      <Heading level={2} size="m">
        {t('my-account.notifications')}
      </Heading>
      {events
        .filter(([event]) => mayChoose(event))
        .map(([event, label, name]) =>
          push === null ? (
            mail(event, t(label))
          ) : (
            <fieldset key={event}>
              <legend>
                <Text as="span" strong>
                  {t(name)}
                </Text>
              </legend>
              <div className={channels}>
                {mail(event, t('my-account.by-mail'))}
                <Checkbox
                  name={`${event}Push`}
                  label={t('my-account.by-push')}
                  checked={pushEvents.includes(event)}
                  onCheckedChange={(wanted) =>
                    change({
                      pushEvents: wanted
                        ? [...pushEvents, event]
                        : pushEvents.filter((each) => each !== event),
                    })
                  }
                />
              </div>
            </fieldset>
          ),
        )}
    </Stack>
  )
}
