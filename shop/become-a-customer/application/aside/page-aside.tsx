import { useAtomValue } from 'jotai'
import { useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { applicationPageAtom } from '../../state.ts'
import { Discard } from './discard.tsx'
import { LinkByMail } from './link-by-mail.tsx'
import { useParameters } from '../use-tab-values.ts'
import { aside } from '../become-a-customer.css.ts'

/** Beside the form: help, a link by mail, and how to begin anew. */
export function PageAside() {
  const t = useTranslations()
  const { contact } = useParameters()
  const { application } = useAtomValue(applicationPageAtom)
  return (
    <aside className={aside} aria-label={t('become-a-customer.help-title')}>
      <Stack space={3}>
        <Heading level={2} size="m">
          {t('become-a-customer.help-title')}
        </Heading>
        {contact.phone !== '' && (
          <Text>
            <Link href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</Link>
          </Text>
        )}
        {contact.email !== '' && (
          <Text>
            <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
          </Text>
        )}
      </Stack>
      {(application === null || application.isOpen) && <LinkByMail />}
      {application !== null && <Discard application={application} />}
    </aside>
  )
}
