import { UseLink } from '@tradecounter/shop/account'
import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { pageTitle } from '../page-texts.ts'

/** `/confirm-email`: the target of the link that confirms a new e-mail address (ACC-11). */
export const confirmEmailPage: PageDefinition<'confirm-email'> = {
  id: 'confirm-email',
  translations: ['links', 'account'],
  needs: () => [],
  access: 'everyone',
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('links.email-title'), context),
    description: translatorOf(context)('links.email-meta', context.siteName),
    canonicalPath: '/confirm-email',
    noindex: true,
  }),
  View: () => <UseLink use="email" />,
}
