import '@tradecounter/ui/theme/styles'
import { createShopStore } from '@tradecounter/shop/core'
import { setNonce } from 'get-nonce'
import { hydrateRoot } from 'react-dom/client'
import { PageInShell } from './page-in-shell.tsx'
import { dataId, type HostPageContext, type PageData, rootId } from './page-context.ts'

/** Takes the rendered page over with the data that it was rendered from. */
export default function onRenderClient({ Page }: Pick<HostPageContext, 'Page'>) {
  const root = document.getElementById(rootId)
  const data = document.getElementById(dataId)
  if (!root || !data) return
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  if (nonce) setNonce(nonce)
  // Written by `answerPage` of the same build.
  const { route, context, answers } = JSON.parse(data.textContent) as PageData
  hydrateRoot(
    root,
    <PageInShell
      page={Page}
      route={route}
      context={context}
      answers={answers}
      store={createShopStore(context)}
    />,
  )
}
