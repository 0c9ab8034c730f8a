import { useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import type { SectionProps } from './use-field-texts.ts'
import { fields } from '../user-administration.css.ts'

const languages = ['', 'sv', 'fi', 'nn', 'da', 'en'] as const

/** Name, address, number and language of the user. */
export function PersonSection({ user, values, texts: { labels, about }, edit }: SectionProps) {
  const t = useTranslations()
  const text = (field: 'firstName' | 'lastName' | 'email' | 'mobile', more: object = {}) => ({
    id: field,
    name: field,
    label: labels[field],
    value: values[field],
    autoComplete: 'off',
    onValueChange: (value: string) => edit({ [field]: value }),
    disabled: user !== null && !(field === 'email' ? user.canEditEmail : user.canEditPerson),
    ...about(field),
    ...more,
  })
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('users.person')}
      </Heading>
      <div className={fields}>
        <TextField {...text('firstName', { required: true, maxLength: 40 })} />
        <TextField {...text('lastName', { required: true, maxLength: 40 })} />
        <TextField {...text('email', { required: true, maxLength: 165, type: 'email' })} />
        <TextField {...text('mobile', { maxLength: 30, type: 'tel' })} />
        <Select
          id="language"
          name="language"
          label={labels.language}
          value={values.language}
          disabled={user !== null && !user.canEditPerson}
          options={languages.map((value) => ({
            value,
            label: t(value === '' ? 'users.language-site' : `users.language-${value}`),
          }))}
          onValueChange={(value) => edit({ language: languages.find((each) => each === value) ?? '' })}
          {...about('language')}
        />
      </div>
      {user !== null && !user.canEditPerson && <Text tone="muted">{t('users.person-elsewhere')}</Text>}
      {user !== null && user.canEditPerson && !user.canEditEmail && (
        <Text tone="muted">{t('users.email-own')}</Text>
      )}
    </Stack>
  )
}
