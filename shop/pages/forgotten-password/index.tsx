import { AskLink } from '@tradecounter/shop/account'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = () => <AskLink purpose="password" />

/** `/forgotten-password`: asks for a link by mail that sets a new password (ACC-11). */
export default /* @__PURE__ */ definePage(page, {
  title: 'links.forgotten-title',
  description: 'links.forgotten-meta',
  translations: ['links', 'account'],
  View,
})
