import { useState } from 'react'
import type { AdministeredUser, UserRecord } from '@tradecounter/api/contract'
import { useHttpClient, useHydrated, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { fetchUser, findUsers } from '../../calls.ts'

interface CopyRightsProps {
  /** The user whose form it is, who cannot be chosen. */
  exceptId: string
  /**
   * Takes over roles, limits, approver and addresses into the form, where they can be changed before they are saved.
   */
  onCopy: (from: UserRecord) => void
}

/** Finds another user, and copies the rights into the form. */
export function CopyRights({ exceptId, onCopy }: CopyRightsProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly AdministeredUser[] | null>(null)
  const [chosen, setChosen] = useState('')
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'copied'>('ready')

  const run = async (task: () => Promise<'ready' | 'copied'>): Promise<void> => {
    setState('busy')
    try {
      setState(await task())
    } catch {
      setState('failed')
    }
  }
  const find = () =>
    run(async () => {
      const users = (await findUsers(httpClient, search.slice(0, 100))).users.filter(
        ({ userId }) => userId !== exceptId,
      )
      setFound(users)
      setChosen(users[0]?.userId ?? '')
      return 'ready'
    })
  const copy = () =>
    run(async () => {
      onCopy((await fetchUser(httpClient, chosen)).user)
      return 'copied'
    })
  return (
    <Stack space={3}>
      <TextField
        id="copyFrom"
        name="copyFrom"
        label={t('users.copy-from')}
        hint={t('users.copy-from-hint')}
        value={search}
        maxLength={100}
        autoComplete="off"
        onValueChange={setSearch}
      />
      {found !== null && found.length > 0 && (
        <Select
          id="copyUser"
          name="copyUser"
          label={t('users.copy-user')}
          value={chosen}
          options={found.map(({ userId, name, email }) => ({ value: userId, label: `${name}, ${email}` }))}
          onValueChange={setChosen}
        />
      )}
      <Inline space={3}>
        <Button
          icon="search"
          disabled={state === 'busy' || !hydrated || search.trim() === ''}
          onClick={() => void find()}
        >
          {t('users.find')}
        </Button>
        {chosen !== '' && (
          <Button icon="copy" disabled={state === 'busy'} onClick={() => void copy()}>
            {t('users.copy')}
          </Button>
        )}
      </Inline>
      <div aria-live="polite">
        {found?.length === 0 && <Text tone="muted">{t('users.nobody-found')}</Text>}
        {state === 'copied' && <Text tone="success">{t('users.copied')}</Text>}
        {state === 'failed' && <Text tone="error">{t('users.failed')}</Text>}
      </div>
    </Stack>
  )
}
