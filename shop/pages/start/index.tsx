import { answerAt } from '@tradecounter/shop/core'
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
    return {
      title: `${context.siteName} – ${title}`,
      ...(text === '' ? {} : { description: text }),
      canonicalPath: '/',
      structuredData: answerAt(answers, startAddress)
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
