import { later, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { PageWithParts } from '@tradecounter/shop/my-pages/page-with-parts'
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
  const part = shownPart(route.query)
  const { [part.kind]: title } = {
    list: null,
    new: t('users.invite'),
    user: t('users.edit'),
    import: t('users.import'),
    limits: t('users.role-limits'),
    approval: t('approvals.rules'),
  }
  return (
    <PageWithParts route={route} title={t('account.user-administration')} part={title}>
      <Part part={part} query={route.query} />
    </PageWithParts>
  )
}
