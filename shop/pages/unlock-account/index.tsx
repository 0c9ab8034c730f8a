import { AskLink, UseLink } from '@tradecounter/shop/account'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = () => <UseLink use="unlock" withoutToken={<AskLink purpose="unlock" />} />

/** `/unlock-account`: asks for a link by mail that ends a lock, and uses it; its token is in the fragment (ACC-11). */
export default /* @__PURE__ */ definePage(page, {
  title: 'links.unlock-title',
  description: 'links.unlock-meta',
  translations: ['links', 'account'],
  View,
})
