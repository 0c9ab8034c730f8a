import type {
  becomeACustomerCalls,
  Application,
  RegisterAnswer,
  Registration,
  SaveApplicationRequest,
} from '@tradecounter/api/contract'
import { useSWRConfig } from 'swr'
import { addressOfCall, type HttpClient, postOf } from '@tradecounter/shop/core'

const base = '/api/become-a-customer'

interface ChangedApplication {
  application: Application
}

/** Address and SWR key of what an application asks for on this site. */
export const registrationAddress = addressOfCall<typeof becomeACustomerCalls.registration>(
  `${base}/registration`,
)

/** Address and SWR key of the application that this browser has begun or opened. */
export const applicationAddress = addressOfCall<typeof becomeACustomerCalls.application>(
  `${base}/application`,
)

/** Asks again what the site asks for: it may have changed since the page was rendered. */
export function useReadRegistrationAgain(): () => void {
  const { mutate } = useSWRConfig()
  return () => void mutate(registrationAddress)
}

export const fetchApplication = async ({ get }: HttpClient): Promise<Application | null> =>
  (await get(applicationAddress)).application

const changed = async (answer: Promise<ChangedApplication>): Promise<Application> =>
  (await answer).application

/** Saves one tab. The call outlives the page: it may be left at any time. */
export const saveTab = ({ call }: HttpClient, body: SaveApplicationRequest) =>
  changed(call<ChangedApplication>(`${base}/save`, { method: 'POST', body, keepalive: true }))

/** The calls about an application name it: the browser may have another one than the page shows. */
type Named = Pick<Application, 'id'>

export const submitApplication = ({ post }: HttpClient, { id }: Named) =>
  changed(post<typeof becomeACustomerCalls.submit>(`${base}/submit`, { application: id }))

/** Erases a draft. Of any other application, the browser alone forgets it. */
export const discardApplication = postOf<typeof becomeACustomerCalls.discard>(`${base}/discard`)

/**
 * Mails links to the open applications of a mail address, once per key; the answer is the same whether there are any.
 */
export const sendApplicationLink = postOf<typeof becomeACustomerCalls.requestLink>(`${base}/link`)

/** Asks the administrators of a company that is a customer already for access. */
export const askAttachment = postOf<typeof becomeACustomerCalls.askAttachment>(`${base}/attachment`)

/** Whose application a mailed link opens. Uses nothing up. */
export const previewLink = postOf<typeof becomeACustomerCalls.previewLink>(`${base}/linkpreview`)

/** Opens the application of a mailed link in this browser. `replace`: in place of another one that the browser has. */
export const openApplication = ({ post }: HttpClient, token: string, replace: boolean) =>
  changed(post<typeof becomeACustomerCalls.open>(`${base}/open`, { token, replace }))

/** Starts the e-identification: the address of the provider. */
export const startIdentification = async ({ post }: HttpClient, { id }: Named): Promise<string> =>
  (
    await post<typeof becomeACustomerCalls.startIdentification>(`${base}/identification/start`, {
      application: id,
    })
  ).address

export const cancelIdentification = ({ post }: HttpClient, { id }: Named) =>
  changed(
    post<typeof becomeACustomerCalls.cancelIdentification>(`${base}/identification/cancel`, {
      application: id,
    }),
  )

/** Mails the signatory a link. */
export const inviteSignatory = ({ post }: HttpClient, { id }: Named) =>
  changed(
    post<typeof becomeACustomerCalls.inviteSignatory>(`${base}/identification/invite`, { application: id }),
  )

/** Milliseconds after which the form goes on without the register. */
const registerPatience = 4000

/** Name and address of a company from the register; never fails. */
export const findInRegister = (
  { get }: HttpClient,
  country: Registration['countries'][number],
  number: string,
): Promise<RegisterAnswer> =>
  get(addressOfCall<typeof becomeACustomerCalls.company>(`${base}/company`, { country, number }), {
    timeout: registerPatience,
  }).catch(() => ({ state: 'unavailable' }))
