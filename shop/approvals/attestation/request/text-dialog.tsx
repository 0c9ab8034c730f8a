import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Select } from '@tradecounter/ui/select'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'

/** Characters of a text, as in the contract. */
const longest = 1000

/** Asks for a text, and for a choice if there is one. What was typed stays until it is sent. */
export function TextDialog({
  title,
  intro,
  label,
  missing,
  action,
  choice,
  problem,
  busy,
  onSend,
  onClose,
}: {
  title: string
  /** What happens, before the fields. */
  intro?: string
  label: string
  /** Shown if nothing is typed; without it the text is optional. */
  missing?: string
  action: string
  choice?: { label: string; options: { value: string; label: string }[] }
  /** Why the text could not be sent; empty if nothing failed. */
  problem: string
  busy: boolean
  onSend: (text: string, chosen: string) => void
  onClose: () => void
}) {
  const t = useTranslations()
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(choice?.options[0]?.value ?? '')
  const [tried, setTried] = useState(false)
  const isMissing = missing !== undefined && text.trim() === ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && !busy) onSend(text.trim(), chosen)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('common.close')}
      initialFocus="first-field"
      footer={
        <Inline space={3}>
          <Button onClick={onClose}>{t('approvals.cancel')}</Button>
          <Button type="submit" form={id} tone="accent" busy={busy} busyLabel={t('approvals.busy')}>
            {action}
          </Button>
        </Inline>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack space={4}>
          {intro !== undefined && <Text>{intro}</Text>}
          {problem !== '' && (
            <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
              {problem}
            </StatusBanner>
          )}
          {choice !== undefined && (
            <Select name="chosen" {...choice} value={chosen} onValueChange={setChosen} />
          )}
          <TextArea
            name="text"
            label={label}
            value={text}
            onValueChange={setText}
            maxLength={longest}
            required={missing !== undefined}
            {...(tried && isMissing ? { message: missing } : {})}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
