import { useMemo, useState } from 'react'
import {
  addressOf,
  formatDay,
  formatOf,
  timesOf,
  translatorOf,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { roleName } from '../role-name.ts'
import { useUserChoices } from '../calls.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { lines } from './user-administration.css.ts'
import { userList, type UserRow, userStates } from './user-list.ts'
import { limitTexts } from './user-texts.ts'

/** The list of the customer's users, and what leads to its forms. */
export default function Users({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const columns = useUserColumns()
  const { data: choices } = useUserChoices()
  const [selected, setSelected] = useState<readonly string[]>([])
  const [changing, setChanging] = useState(false)
  const linkTo = (view: string): string =>
    addressOf({ page: 'user-administration', query: `view=${view}` }, context)
  return (
    <Stack space={6}>
      <Inline space={3}>
        <ButtonLink href={linkTo('new')} tone="accent" icon="plus">
          {t('users.invite')}
        </ButtonLink>
        <ButtonLink href={linkTo('import')} icon="upload">
          {t('users.import')}
        </ButtonLink>
        <ButtonLink href={linkTo('limits')} icon="settings">
          {t('users.role-limits')}
        </ButtonLink>
        <ButtonLink href={linkTo('approval')} icon="check">
          {t('approvals.rules')}
        </ButtonLink>
      </Inline>
      <ListPage
        list={userList}
        path={addressOf({ page: 'user-administration', query: '' }, context)}
        query={query}
        columns={columns}
        filters={[
          {
            id: 'status',
            label: t('users.status'),
            several: true,
            options: userStates.map((state) => ({ value: state, label: t(`users.status-${state}`) })),
          },
          {
            id: 'role',
            label: t('users.role'),
            several: false,
            options: (choices?.roles ?? []).map(({ role }) => ({ value: role, label: roleName(role, t) })),
          },
          {
            id: 'approver',
            label: t('users.approver'),
            several: false,
            options: [
              { value: 'with', label: t('users.with-approver') },
              { value: 'without', label: t('users.without-approver') },
            ],
          },
          {
            id: 'mail',
            label: t('users.mail'),
            several: false,
            options: [{ value: 'failed', label: t('users.mail-failed') }],
          },
        ]}
        rowName={({ name }) => name}
        dayText={(day) => formatDay(day, context.locale)}
        texts={{
          caption: t('users.caption'),
          count: (total) => t.count('users.count', total),
          searchLabel: t('users.search'),
          searchHint: t('users.search-hint'),
          dateLabel: t('users.last-sign-in'),
        }}
        selection={{
          selected,
          onSelectedChange: setSelected,
          actions: (
            <Button size="s" icon="edit" onClick={() => setChanging(true)}>
              {t('users.change-selected')}
            </Button>
          ),
        }}
        empty={
          <EmptyState
            icon="users"
            title={t('users.none-title')}
            action={
              <ButtonLink href={linkTo('new')} tone="accent">
                {t('users.invite')}
              </ButtonLink>
            }
          >
            {t('users.none-text')}
          </EmptyState>
        }
      />
      {changing && choices !== undefined && (
        <BulkDialog
          userIds={selected}
          choices={choices}
          onClose={(done) => {
            setChanging(false)
            if (done) setSelected([])
          }}
        />
      )}
    </Stack>
  )
}

function useUserColumns(): ListColumn<UserRow>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, format, times] = [translatorOf(context), formatOf(context), timesOf(context)]
    return [
      {
        id: 'name',
        label: t('users.name'),
        oneLine: true,
        cell: ({ userId, name }) => (
          <Link href={addressOf({ page: 'user-administration', query: `user=${userId}` }, context)}>
            {name}
          </Link>
        ),
      },
      {
        id: 'status',
        label: t('users.status'),
        cell: ({ status, blocked, mail }) => (
          <span className={lines}>
            <span>{t(blocked ? 'users.status-blocked' : `users.status-${status}`)}</span>
            {(mail === 'failed' || mail === 'delayed') && (
              <Text as="span" size="s" tone={mail === 'failed' ? 'error' : 'muted'}>
                {t(`users.mail-${mail}`)}
              </Text>
            )}
          </span>
        ),
      },
      { id: 'email', label: t('users.email'), cell: ({ email }) => email },
      { id: 'mobile', label: t('users.mobile'), cell: ({ mobile }) => mobile },
      {
        id: 'roles',
        label: t('users.roles'),
        cell: ({ roles }) => roles.map((role) => roleName(role, t)).join(', '),
      },
      {
        id: 'limits',
        label: t('users.limits'),
        cell: ({ effective, currency }) => (
          <span className={lines}>
            {effective.orderLimit === null && effective.period === '' && t('users.no-limit')}
            {limitTexts(effective, currency, { t, format }).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        ),
      },
      {
        id: 'approver',
        label: t('users.approver'),
        oneLine: true,
        cell: ({ approver }) =>
          approver === null ? '' : approver.active ? approver.name : t('users.approver-away', approver.name),
      },
      {
        id: 'lastSignInAt',
        label: t('users.last-sign-in'),
        oneLine: true,
        cell: ({ lastSignInAt }) => (lastSignInAt === '' ? t('users.never') : times.day(lastSignInAt)),
      },
      {
        id: 'customers',
        label: t('users.customers'),
        cell: ({ customers }) => customers.map(({ name }) => name).join(', '),
      },
    ]
  }, [context])
}
