import type { StartPage } from '@tradecounter/api/contract'
import type { PageDefinition } from '@tradecounter/shop/core'
import { startAddress } from '../calls.ts'
import { StartView } from './start-view.tsx'

export { StartView }

/** The start page: top categories, and shelves of products. */
export const startPage: PageDefinition<'start'> = {
  id: 'start',
  translations: ['start', 'product'],
  needs: () => [startAddress],
  access: 'everyone',
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
  View: StartView,
}
