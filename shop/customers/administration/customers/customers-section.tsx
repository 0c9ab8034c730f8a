import { AwaitAnswer } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { useSWRConfig } from 'swr'
import { attachedAddress, receivedRequestsAddress } from '../../calls.ts'
import { Customers } from './customers.tsx'
import { OwnRequests } from './own-requests.tsx'
import { ReceivedRequests } from './received-requests.tsx'

/** What a change may outdate: the customers, their list, and the requests. */
const isOutdated = (key: unknown): boolean =>
  typeof key === 'string' && (key.startsWith(attachedAddress) || key.startsWith(receivedRequestsAddress))

/** The customers of the user, and requests for further ones. */
export default function CustomersSection({ query }: { query: string }) {
  const { mutate: mutateAll } = useSWRConfig()
  const reload = () => mutateAll(isOutdated)
  return (
    <AwaitAnswer address={attachedAddress}>
      {(attached, mutate) => (
        <Stack space={8}>
          <Customers
            attached={attached}
            query={query}
            onOrder={(next) => mutate(next, { revalidate: false })}
            onChanged={reload}
          />
          {attached.roles.length > 0 && (
            <ReceivedRequests roles={attached.roles} query={query} onChanged={reload} />
          )}
          <OwnRequests attached={attached} onChanged={reload} />
        </Stack>
      )}
    </AwaitAnswer>
  )
}
