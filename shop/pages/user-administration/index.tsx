import { approvalRulesAddress } from '@tradecounter/shop/approvals'
import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { userAddress, userChoicesAddress } from '@tradecounter/shop/users'
import { shownPart, UserAdministrationView, userList } from '@tradecounter/shop/users/administration'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(UserAdministrationView, 'account.user-administration')

/** `/my-pages/user-administration` (MY-2): the users of the customer. Needs perm:adminUsers. */
export default /* @__PURE__ */ definePage(page, {
  title: 'account.user-administration',
  description: 'users.meta',
  translations: ['users', 'permissions', 'roles', 'list', 'approvals'],
  needs: ({ query }) => {
    const part = shownPart(query)
    return [
      // Whether there is such a user decides whether there is such a page.
      ...(part.kind === 'user' ? [userAddress(part.userId)] : []),
      userChoicesAddress,
      ...(part.kind === 'approval' ? [approvalRulesAddress] : []),
      ...(part.kind === 'list' ? listNeeds(userList, query) : []),
    ]
  },
  View,
})
