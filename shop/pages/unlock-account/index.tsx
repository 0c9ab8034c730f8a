import { AskLink, UseLink } from '@tradecounter/shop/account'
import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { pageTitle } from '../page-texts.ts'

/** `/unlock-account`: asks for a link by mail that ends a lock, and uses it; its token is in the fragment (ACC-11). */
export const unlockAccountPage: PageDefinition<'unlock-account'> = {
  id: 'unlock-account',
  translations: ['links', 'account'],
  needs: () => [],
  access: 'everyone',
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('links.unlock-title'), context),
    description: translatorOf(context)('links.unlock-meta', context.siteName),
    canonicalPath: '/unlock-account',
    noindex: true,
  }),
  View: () => <UseLink use="unlock" withoutToken={<AskLink purpose="unlock" />} />,
}
