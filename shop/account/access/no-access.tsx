import { myPageRule } from '@tradecounter/api/my-pages'
import { addressOf, type AccessRefusal, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { permissionKeys } from './permission-keys.ts'

/**
 * For users without permission for the page: names it, and says who can change that. The host sends the texts with a
 * refusal.
 */
export function NoAccess({ refusal }: { refusal: AccessRefusal }) {
  const context = useShop()
  const t = useTranslations()
  const permission = 'permission' in refusal ? refusal.permission : myPageRule(refusal.myPage).permission
  return (
    <EmptyState
      icon="in-hold"
      title={t('permissions.title')}
      action={<ButtonLink href={addressOf({ page: 'start' }, context)}>{t('common.to-start')}</ButtonLink>}
    >
      {permission === undefined
        ? t('permissions.text')
        : t('permissions.text-named', t(permissionKeys[permission]))}
    </EmptyState>
  )
}
