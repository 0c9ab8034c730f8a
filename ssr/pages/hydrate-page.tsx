import { createShopStore, loadUntilThere } from '@tradecounter/shop/core'
import { hydrateRoot } from 'react-dom/client'
import { PageInShell } from './page-in-shell.tsx'
import { watchMissingFiles } from './missing-files.ts'
import { type AnyPage, dataId, type PageData, rootId } from './page-context.ts'

/** Hydrates a page in the browser with the data it was rendered from. */
export function hydratePage(page: Pick<AnyPage, 'View'>): void {
  const root = document.getElementById(rootId)
  const data = document.getElementById(dataId)
  if (!root || !data) return
  watchMissingFiles()
  // Written by `answerPage` of the same build.
  const { route, context, answers, failed } = JSON.parse(data.textContent) as PageData
  const takeOver = (shown: Pick<AnyPage, 'View'>): void => {
    hydrateRoot(
      root,
      <PageInShell page={shown} route={route} answers={answers} store={createShopStore(context)} />,
    )
  }
  if (failed === true)
    void loadUntilThere(() => import('./failed-view.tsx')).then(({ FailedView }) =>
      takeOver({ View: FailedView }),
    )
  else takeOver(page)
}
