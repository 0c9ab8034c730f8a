import type { StartPage } from '@tradecounter/api/contract'
import { startAddress, StartView as View } from '@tradecounter/shop/start'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export { View }

/** The start page: top categories, and shelves of products. */
export default /* @__PURE__ */ definePage(page, {
  translations: ['start', 'product'],
  answer: () => startAddress,
  head: (_route, answers, context) => {
    const { title, text } = context.settings.startPage
    // Typed by the contract: the host stores answers under their address.
    const start = answers[startAddress] as StartPage | undefined
    return {
      title: `${context.siteName} – ${title}`,
      ...(text === '' ? {} : { description: text }),
      canonicalPath: '/',
      structuredData: start
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'WebSite',
              name: context.siteName,
              url: context.origin,
            },
          ]
        : [],
    }
  },
  View,
})
