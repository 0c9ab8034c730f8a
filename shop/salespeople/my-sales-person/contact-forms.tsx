import type { Salespeople } from '@tradecounter/api/contract'
import { Stack } from '@tradecounter/ui/layout'
import { CallBackForm } from './call-back-form.tsx'
import { MessageForm } from './message-form.tsx'

/** What a customer can ask of the salespeople: a call-back, and an answer to a message. */
export default function ContactForms({
  salespeople,
  onBooked,
}: {
  salespeople: Salespeople
  onBooked: () => Promise<unknown>
}) {
  return (
    <Stack space={8}>
      <CallBackForm salespeople={salespeople} onBooked={onBooked} />
      <MessageForm people={salespeople.people} />
    </Stack>
  )
}
