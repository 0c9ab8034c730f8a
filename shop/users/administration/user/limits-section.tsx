import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { Text } from '@tradecounter/ui/text'
import type { SectionProps } from './use-field-texts.ts'
import { LimitFields } from '../limit-fields.tsx'
import { section } from '../user-administration.css.ts'
import { limitTexts } from '../user-texts.ts'

/** The limits of the user's orders, and who approves orders above them. */
export function LimitsSection({ user, choices, values, texts: { labels, about }, edit }: SectionProps) {
  const t = useTranslations()
  const format = useFormat()
  const approvers = [
    ...(user?.approver && !choices.approvers.some(({ userId }) => userId === user.approverId)
      ? [{ userId: user.approver.userId, name: t('users.approver-away', user.approver.name) }]
      : []),
    ...choices.approvers,
  ].filter(({ userId }) => userId !== user?.userId)
  const effective = user === null ? [] : limitTexts(user.effective, choices.currency, { t, format })
  return (
    <Stack space={4} as="section">
      <div className={section}>
        <Heading level={2} size="m">
          {t('users.limits')}
        </Heading>
      </div>
      <Text tone="muted">{t('users.limits-text')}</Text>
      {effective.length > 0 && <Text>{t('users.limits-now', effective.join(', '))}</Text>}
      <LimitFields typed={values} currency={choices.currency} change={edit} about={about} />
      <Select
        id="approverId"
        name="approverId"
        label={labels.approverId}
        value={values.approverId}
        options={[
          { value: '', label: t('users.no-approver') },
          ...approvers.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        onValueChange={(approverId) => edit({ approverId })}
        {...about('approverId', t('users.approver-hint'))}
      />
    </Stack>
  )
}
