import { myListAddress } from '@tradecounter/shop/favourite-lists'
import { linesListOf, listsList, MyListsView, shownList } from '@tradecounter/shop/favourite-lists/my-lists'
import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(MyListsView, 'account.my-lists')

/** `/my-pages/my-lists`: the user's favourite lists. Every user reads them, perm:manageLists changes them. */
export default /* @__PURE__ */ definePage(page, {
  title: 'account.my-lists',
  description: 'my-lists.meta',
  translations: ['my-lists', 'list', 'list-outcome', 'forms', 'product'],
  needs: ({ query }) => {
    const listId = shownList(query)
    if (listId === null) return listNeeds(listsList, query)
    // The list decides whether there is such a page.
    return [myListAddress(listId), ...listNeeds(linesListOf(listId), query)]
  },
  View,
})
