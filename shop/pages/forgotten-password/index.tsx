import { AskLink } from '@tradecounter/shop/account'
import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { pageTitle } from '../page-texts.ts'

/** `/forgotten-password`: asks for a link by mail that sets a new password (ACC-11). */
export const forgottenPasswordPage: PageDefinition<'forgotten-password'> = {
  id: 'forgotten-password',
  translations: ['links', 'account'],
  needs: () => [],
  access: 'everyone',
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('links.forgotten-title'), context),
    description: translatorOf(context)('links.forgotten-meta', context.siteName),
    canonicalPath: '/forgotten-password',
    noindex: true,
  }),
  View: () => <AskLink purpose="password" />,
}
