import { type FormEvent, useId, useState } from 'react'
import type { BulkUsersAnswer, BulkUsersRequest, UserChoices } from '@tradecounter/api/contract'
import { codeOf, StepUpCancelled, useStepUp } from '@tradecounter/shop/account'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useSWRConfig } from 'swr'
import { Button } from '@tradecounter/ui/button'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Dialog } from '@tradecounter/ui/dialog'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { changeUsers, usersAddress } from '../calls.ts'
import { roleName } from '../role-name.ts'
import { LimitFields, readLimits, type TypedLimits } from './limit-fields.tsx'
import { group, legend, lines } from './user-administration.css.ts'
import { refusalText } from './user-texts.ts'

const kinds = ['roles', 'limits', 'approver', 'lock', 'unlock', 'deactivate', 'reactivate'] as const
type Kind = (typeof kinds)[number]

/** Users that can be changed at once, as in the contract. */
const most = 200

interface BulkDialogProps {
  userIds: readonly string[]
  choices: UserChoices
  /** `done` if users were changed. */
  onClose: (done: boolean) => void
}

/** Changes one thing about the selected users, and shows a result for each that was refused. */
export function BulkDialog({ userIds, choices, onClose }: BulkDialogProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const id = useId()
  const { mutate } = useSWRConfig()
  const { withRecentProof, dialog } = useStepUp()
  const [kind, setKind] = useState<Kind>('roles')
  const [roles, setRoles] = useState<readonly string[]>([])
  const [approverId, setApproverId] = useState('')
  const [limits, setLimits] = useState<TypedLimits>({ orderLimit: '', periodLimit: '', period: '' })
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [results, setResults] = useState<BulkUsersAnswer['results'] | null>(null)
  const isTooMany = userIds.length > most

  const changeOf = (): BulkUsersRequest['change'] => {
    if (kind === 'roles') return { kind, roles: [...roles] }
    if (kind === 'limits') return { kind, ...readLimits(limits).limits }
    if (kind === 'approver') return { kind, approverId }
    return { kind: 'action', action: kind }
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const refused = kind === 'limits' ? readLimits(limits).wrong : {}
    setWrong(refused)
    if (Object.keys(refused).length > 0 || busy || isTooMany) return
    setBusy(true)
    setFailure(null)
    try {
      const answer = await withRecentProof(() =>
        changeUsers(httpClient, { userIds: [...userIds], change: changeOf() }),
      )
      setResults(answer.results)
      await mutate((key) => typeof key === 'string' && key.startsWith(usersAddress))
    } catch (cause) {
      if (!(cause instanceof StepUpCancelled)) setFailure(refusalText(codeOf(cause), t) ?? t('users.failed'))
    }
    setBusy(false)
  }
  const refusedResults = results?.filter(({ code }) => code !== '') ?? []
  return (
    <>
      <Dialog
        open
        onOpenChange={() => onClose(results !== null)}
        title={t.count('users.bulk-title', userIds.length)}
        closeLabel={t('common.close')}
        initialFocus="first-field"
        footer={
          results === null ? (
            <Inline space={3}>
              <Button onClick={() => onClose(false)}>{t('users.cancel')}</Button>
              <Button type="submit" form={id} tone="accent" busy={busy} disabled={isTooMany}>
                {t('users.bulk-apply')}
              </Button>
            </Inline>
          ) : (
            <Button tone="accent" onClick={() => onClose(true)}>
              {t('common.close')}
            </Button>
          )
        }
      >
        {results !== null ? (
          <Stack space={4}>
            <StatusBanner
              severity={refusedResults.length === 0 ? 'success' : 'warning'}
              severityLabel={t(`common.severity.${refusedResults.length === 0 ? 'success' : 'warning'}`)}
              live
            >
              {t('users.bulk-done', String(results.length - refusedResults.length), String(results.length))}
            </StatusBanner>
            <ul className={lines}>
              {refusedResults.map(({ userId, name, code }) => (
                <li key={userId}>
                  {name || userId}: {refusalText(code, t) ?? t('users.failed')}
                </li>
              ))}
            </ul>
          </Stack>
        ) : (
          <form id={id} noValidate onSubmit={(event) => void submit(event)}>
            <Stack space={4}>
              {isTooMany && <Text tone="error">{t('users.bulk-too-many', String(most))}</Text>}
              <Select
                name="kind"
                label={t('users.bulk-kind')}
                value={kind}
                options={kinds.map((value) => ({ value, label: t(`users.bulk-${value}`) }))}
                onValueChange={(value) => setKind(kinds.find((each) => each === value) ?? 'roles')}
              />
              {kind === 'roles' && (
                <fieldset className={group}>
                  <legend className={legend}>{t('users.roles')}</legend>
                  <Text tone="muted">{t('users.bulk-roles-text')}</Text>
                  {choices.roles.map(({ role }) => (
                    <Checkbox
                      key={role}
                      name={`bulk-role-${role}`}
                      label={roleName(role, t)}
                      checked={roles.includes(role)}
                      onCheckedChange={(on) =>
                        setRoles(on ? [...roles, role] : roles.filter((each) => each !== role))
                      }
                    />
                  ))}
                </fieldset>
              )}
              {kind === 'limits' && (
                <>
                  <Text tone="muted">{t('users.limits-text')}</Text>
                  <LimitFields
                    prefix="bulk-"
                    typed={limits}
                    currency={choices.currency}
                    change={(part) => setLimits({ ...limits, ...part })}
                    about={(field) => {
                      const { [field]: code } = wrong
                      return code === undefined ? {} : { message: refusalText(code, t) ?? '' }
                    }}
                  />
                </>
              )}
              {kind === 'approver' && (
                <Select
                  name="bulk-approver"
                  label={t('users.approver')}
                  value={approverId}
                  options={[
                    { value: '', label: t('users.no-approver') },
                    ...choices.approvers.map(({ userId, name }) => ({ value: userId, label: name })),
                  ]}
                  onValueChange={setApproverId}
                />
              )}
              {(kind === 'lock' || kind === 'deactivate') && <Text>{t(`users.bulk-${kind}-text`)}</Text>}
              {failure !== null && (
                <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
                  {failure}
                </StatusBanner>
              )}
            </Stack>
          </form>
        )}
      </Dialog>
      {dialog}
    </>
  )
}
