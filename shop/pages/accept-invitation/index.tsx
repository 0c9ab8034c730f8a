import { UseLink } from '@tradecounter/shop/account'
import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { pageTitle } from '../page-texts.ts'

/** `/accept-invitation`: lets a user act for a further customer, by a link whose token is in the fragment (ACC-11). */
export const acceptInvitationPage: PageDefinition<'accept-invitation'> = {
  id: 'accept-invitation',
  translations: ['links', 'account'],
  needs: () => [],
  access: 'everyone',
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('links.attachment-title'), context),
    description: translatorOf(context)('links.attachment-meta', context.siteName),
    canonicalPath: '/accept-invitation',
    noindex: true,
  }),
  View: () => <UseLink use="attachment" />,
}
