import { useState } from 'react'
import type { UserRecord } from '@tradecounter/api/contract'
import { codeOf, useStepUp } from '@tradecounter/shop/account'
import { addressOf, PageWaiting, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { useUserChoices, useUserRecord } from '../../calls.ts'
import { UserActions } from './user-actions.tsx'
import { UserFields } from './user-fields.tsx'

/** The form of one user, and what can be done about the user; without an id that of a new user. */
export default function UserForm({ userId }: { userId: string | null }) {
  const context = useShop()
  const t = useTranslations()
  const { withRecentProof, dialog } = useStepUp()
  const choices = useUserChoices()
  const { data, error, mutate } = useUserRecord(userId)
  const [saved, setSaved] = useState<UserRecord | null>(null)
  if (choices.data === undefined)
    return <PageWaiting error={choices.error} onRetry={() => choices.mutate()} />
  if (saved !== null && userId === null) return <Invited user={saved} onAgain={() => setSaved(null)} />
  const user = data?.user ?? null
  if (userId !== null && user === null) {
    if (codeOf(error) !== 'notFound') return <PageWaiting error={error} onRetry={() => mutate()} />
    return (
      <EmptyState
        icon="users"
        title={t('users.error-notFound')}
        action={
          <ButtonLink href={addressOf({ page: 'user-administration', query: '' }, context)}>
            {t('users.to-list')}
          </ButtonLink>
        }
      >
        {t('users.not-found-text')}
      </EmptyState>
    )
  }
  const refresh = (): Promise<unknown> => mutate()
  return (
    <Stack space={8}>
      <UserFields
        user={user}
        choices={choices.data}
        withRecentProof={withRecentProof}
        isSaved={saved !== null}
        onEdit={() => setSaved(null)}
        onChanged={refresh}
        onSaved={(next) => {
          void mutate({ user: next }, { revalidate: false })
          setSaved(next)
        }}
      />
      {user !== null && !user.isSelf && (
        <UserActions user={user} withRecentProof={withRecentProof} onDone={refresh} />
      )}
      {dialog}
    </Stack>
  )
}

/** Shown instead of the form after an invitation. */
function Invited({ user, onAgain }: { user: UserRecord; onAgain: () => void }) {
  const context = useShop()
  const t = useTranslations()
  return (
    <Stack space={4}>
      <StatusBanner severity="success" severityLabel={t('common.severity.success')} live>
        {t('users.invited', user.name, user.email)}
      </StatusBanner>
      <Inline space={3}>
        <Button icon="plus" onClick={onAgain}>
          {t('users.invite-another')}
        </Button>
        <ButtonLink href={addressOf({ page: 'user-administration', query: '' }, context)}>
          {t('users.to-list')}
        </ButtonLink>
      </Inline>
    </Stack>
  )
}
