import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { pageTitle } from '../page-texts.ts'
import { SetPasswordView } from './set-password-view.tsx'

/**
 * `/set-password`: the target of a one-time link, with its token in the fragment, which is never sent to a server.
 */
export const setPasswordPage: PageDefinition<'set-password'> = {
  id: 'set-password',
  translations: ['password', 'account'],
  needs: () => [],
  access: 'everyone',
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('password.title'), context),
    description: translatorOf(context)('password.meta', context.siteName),
    canonicalPath: '/set-password',
    noindex: true,
  }),
  View: SetPasswordView,
}
