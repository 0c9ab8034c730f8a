import { type FormEvent, useState } from 'react'
import type { Order } from '@tradecounter/api/contract'
import { useHttpClient, useTimes, useTranslations } from '@tradecounter/shop/core'
import { addComment } from '@tradecounter/shop/deliveries'
import { screenOnly } from '@tradecounter/shop/my-pages'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextArea } from '@tradecounter/ui/text-area'
import { plainList, written } from './order.css.ts'
import { useSaveOrder } from './use-save-order.ts'

const longest = 1000

/** Comments on an order, with a form for a further one. What was typed stays until it is saved. */
export function Comments({ order: { orderNumber, comments } }: { order: Order }) {
  const t = useTranslations()
  const times = useTimes()
  const httpClient = useHttpClient()
  const { state, save } = useSaveOrder(orderNumber)
  const [content, setContent] = useState('')
  const [isEmpty, setEmpty] = useState(false)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setEmpty(content.trim() === '')
    if (content.trim() === '') return
    const request = { orderNumber, content: content.trim() }
    if (!(await save(request, (key) => addComment(httpClient, request, key)))) return
    setContent('')
    announce(t('order-info.comment-saved'), 'polite')
  }
  return (
    <Stack space={3} as="section">
      <div {...(comments.length === 0 ? { className: screenOnly } : {})}>
        <Heading level={2} size="m">
          {t('order-info.comments')}
        </Heading>
      </div>
      {comments.length > 0 && (
        <ul className={plainList}>
          {comments.map(({ userName, content: text, createdAt }) => (
            <li key={`${createdAt} ${text}`}>
              <Text size="s" tone="muted">
                {userName || t('order-info.seller')}, {times.dayAndTime(createdAt)}
              </Text>
              <div className={written}>
                <Text>{text}</Text>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form className={screenOnly} onSubmit={(event) => void submit(event)} noValidate>
        <Stack space={3}>
          <TextArea
            label={t('order-info.comment')}
            hint={t('order-info.comment-hint')}
            name="content"
            rows={3}
            maxLength={longest}
            value={content}
            onValueChange={setContent}
            {...(isEmpty ? { message: t('order-info.comment-empty') } : {})}
          />
          {(state === 'failed' || state === 'changed') && (
            <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
              {t('order-info.failed')}
            </StatusBanner>
          )}
          <Inline space={0}>
            <Button type="submit" busy={state === 'busy'}>
              {t('order-info.comment-send')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  )
}
