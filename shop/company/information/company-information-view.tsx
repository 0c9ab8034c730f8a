import { useState } from 'react'
import type { Company } from '@tradecounter/api/contract'
import { later, useHttpClient, useTranslations, focusUndo } from '@tradecounter/shop/core'
import { Part } from '@tradecounter/shop/core/part'
import { type AnswerViewProps } from '@tradecounter/shop/my-pages'
import { useSWRConfig } from 'swr'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import {
  addressesAddress,
  changeRequestsAddress,
  contactsAddress,
  type DeletedRow,
  deleteRow,
} from '../calls.ts'
import { CompanyFacts } from './company-facts.tsx'
import type { Editing } from './editing.ts'
import { RecordEditor } from './record-editor.tsx'

const Addresses = later(() => import('./addresses.tsx'))
const Contacts = later(() => import('./contacts.tsx'))
const ChangeRequests = later(() => import('./change-requests.tsx'))
const AdministratorSections = later(() => import('./administrator-sections.tsx'))

/** Addresses of the lists of the page, which a change may have outdated. */
const lists = [addressesAddress, contactsAddress, changeRequestsAddress]

/** Company information: master data for every user, the rest can be changed by administrators (MY-2). */
export function CompanyInformationView({
  route: { query },
  answer: company,
  mutate,
}: AnswerViewProps<'company-information', Company>) {
  const { mutate: mutateAll } = useSWRConfig()
  const { post, get, call, file } = useHttpClient()
  const t = useTranslations()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [deleted, setDeleted] = useState<DeletedRow | null>(null)
  const [failed, setFailed] = useState(false)
  const httpClient = { post, get, call, file }
  const reload = async (): Promise<void> => {
    await mutate()
    await mutateAll((key) => typeof key === 'string' && lists.some((address) => key.startsWith(address)))
  }
  const change = async (row: DeletedRow, action: 'delete' | 'restore'): Promise<void> => {
    try {
      await deleteRow(httpClient, row, action)
      setDeleted(action === 'delete' ? row : null)
      setFailed(false)
    } catch {
      setFailed(true)
    }
    await reload()
  }
  const remove = (row: DeletedRow): void => void change(row, 'delete')
  return (
    <Stack space={8}>
      <CompanyFacts company={company} />
      {deleted !== null && (
        <StatusBanner
          severity="info"
          severityLabel={t('common.severity.info')}
          live
          slim
          action={
            <Button key={deleted.id} ref={focusUndo} size="s" onClick={() => void change(deleted, 'restore')}>
              {t('company.undo')}
            </Button>
          }
        >
          {t('company.deleted', deleted.name)}
        </StatusBanner>
      )}
      {failed && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {t('forms.failed')}
        </StatusBanner>
      )}
      <Part>
        <Addresses company={company} query={query} onEdit={setEditing} onDelete={remove} />
      </Part>
      <Part>
        <Contacts company={company} query={query} onEdit={setEditing} onDelete={remove} />
      </Part>
      {company.canEdit && (
        <>
          <Part>
            <ChangeRequests query={query} onSend={() => setEditing({ kind: 'request' })} />
          </Part>
          <Part>
            <AdministratorSections company={company} onSaved={() => mutate()} />
          </Part>
        </>
      )}
      {editing !== null && (
        <Part>
          <RecordEditor
            editing={editing}
            company={company}
            onSaved={reload}
            onClose={() => setEditing(null)}
          />
        </Part>
      )}
    </Stack>
  )
}
