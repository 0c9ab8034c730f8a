import { approvalRulesAddress } from '@tradecounter/shop/approvals'
import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { listNeeds } from '@tradecounter/shop/list-page'
import { defineMyPage } from '@tradecounter/shop/my-pages'
import { userAddress, userChoicesAddress } from '@tradecounter/shop/users'
import { pageTitle } from '../page-texts.ts'
import { shownPart } from './shown-part.ts'
import { userList } from './user-list.ts'
import { UserAdministrationView } from './user-administration-view.tsx'

/** `/my-pages/user-administration` (MY-2): the users of the customer. Needs perm:adminUsers. */
export const userAdministrationPage: PageDefinition<'user-administration'> = defineMyPage(
  'user-administration',
  {
    id: 'user-administration',
    translations: ['users', 'roles', 'list', 'approvals'],
    needs: ({ query }) => {
      const part = shownPart(query)
      return [
        userChoicesAddress,
        ...(part.kind === 'approval' ? [approvalRulesAddress] : []),
        ...(part.kind === 'user' ? [userAddress(part.userId)] : []),
        ...(part.kind === 'list' ? listNeeds(userList, query) : []),
      ]
    },
    head: (_route, _answers, context) => ({
      title: pageTitle(translatorOf(context)('account.user-administration'), context),
      description: translatorOf(context)('users.meta', context.siteName),
      canonicalPath: '/my-pages/user-administration',
      noindex: true,
    }),
    View: UserAdministrationView,
  },
)
