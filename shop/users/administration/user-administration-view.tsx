import { Suspense } from 'react'
import {
  addressOf,
  later,
  PartBoundary,
  PartFailure,
  useShop,
  useTranslations,
  type RouteTo,
} from '@tradecounter/shop/core'
import { MyPage } from '@tradecounter/shop/my-pages'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { type ShownPart, shownPart } from './shown-part.ts'

const Users = later(() => import('./users.tsx'))
const UserForm = later(() => import('./user/user-form.tsx'))
const ImportUsers = later(() => import('./import-users.tsx'))
const ApprovalRules = later(() => import('./approval-rules.tsx'))
const RoleLimits = later(() => import('./role-limits.tsx'))

function Part({ part, query }: { part: ShownPart; query: string }) {
  switch (part.kind) {
    case 'new':
      return <UserForm userId={null} />
    case 'user':
      return <UserForm userId={part.userId} />
    case 'import':
      return <ImportUsers />
    case 'approval':
      return <ApprovalRules />
    case 'limits':
      return <RoleLimits />
    default:
      return <Users query={query} />
  }
}

/** The users of the customer: the list, or the part that the address names. */
export function UserAdministrationView({ route }: { route: RouteTo<'user-administration'> }) {
  const t = useTranslations()
  const context = useShop()
  const part = shownPart(route.query)
  const isList = part.kind === 'list'
  const title = t('account.user-administration')
  const titles = {
    list: title,
    new: t('users.invite'),
    user: t('users.edit'),
    import: t('users.import'),
    limits: t('users.role-limits'),
    approval: t('approvals.rules'),
  }
  const { [part.kind]: own } = titles
  return (
    <MyPage
      id="user-administration"
      inner={!isList}
      title={own}
      before={
        isList ? null : (
          <Breadcrumbs
            label={t('common.breadcrumbs')}
            items={[{ text: title, url: addressOf({ page: 'user-administration', query: '' }, context) }]}
            current={own}
          />
        )
      }
    >
      <PartBoundary renderFailure={(retry) => <PartFailure text={t('common.part-failed')} onRetry={retry} />}>
        <Suspense fallback={null}>
          <Part part={part} query={route.query} />
        </Suspense>
      </PartBoundary>
    </MyPage>
  )
}
