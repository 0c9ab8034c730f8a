import { useState } from 'react'
import type { ApprovalRequest } from '@tradecounter/api/contract'
import { useRenewCart } from '@tradecounter/shop/cart'
import { useHttpClient, useHydrated, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Inline } from '@tradecounter/ui/layout'
import { approve, type Decided, forward, reject, takeBack, writeMessage } from '../../calls.ts'
import { TextDialog } from './text-dialog.tsx'

type Typed = Readonly<Record<string, number>> | null
type Opened = 'approve' | 'reject' | 'forward' | 'ask' | 'answer' | 'withdraw' | null

/** What the reader may do with a request. */
export function RequestActions({
  request,
  typed,
  setTyped,
  run,
}: {
  request: ApprovalRequest
  typed: Typed
  setTyped: (typed: Typed) => void
  /** Runs an action that returns what is announced. Returns why it failed; empty if the dialog can be closed. */
  run: (action: () => Promise<string>) => Promise<string>
}) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const renewCart = useRenewCart()
  // A press before the page works would be lost.
  const disabled = !useHydrated()
  const [opened, setOpened] = useState<Opened>(null)
  /** Why the open dialog could not be sent: the page behind it cannot be seen. */
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const sendOnce = useSendOnce<string>()
  const { requestId, version, canDecide, steps } = request
  const shown = { requestId, version }
  const act = async (action: () => Promise<string>): Promise<void> => {
    setBusy(true)
    const failure = await run(action)
    if (failure === '') setOpened(null)
    setProblem(failure)
    setBusy(false)
  }
  const doneText = ({ state, orderNumber }: Decided): string =>
    state === 'ordered'
      ? t('approvals.done-ordered', orderNumber)
      : state === 'partlyApproved' || state === 'failed'
        ? t(`approvals.done-${state}`)
        : t('approvals.done')
  const changes = Object.entries(typed ?? {})
    .filter(([id, quantity]) => request.lines.find(({ lineId }) => lineId === id)?.quantity !== quantity)
    .map(([lineId, quantity]) => ({ lineId, quantity }))
  const isLast = steps.filter(({ decidedBy }) => decidedBy === '').length <= 1
  /** A repeat of what was typed after a lost answer gets the first answer. */
  const actOnce = (typedValues: readonly string[], send: (key: string) => Promise<string>) =>
    act(() => sendOnce([opened, ...typedValues], send))
  const approveNow = (comment: string) =>
    actOnce([comment, JSON.stringify(changes)], async (key) =>
      doneText(await approve(httpClient, { ...shown, comment, changes }, key)),
    )
  const approveText = t(isLast ? 'approvals.approve' : 'approvals.approve-step')
  const done = async (action: Promise<unknown>): Promise<string> => {
    await action
    return t('approvals.done')
  }
  /** The cart of the request goes back into the cart of the buyer. */
  const takeCartBack = (kind: 'withdraw' | 'restore') =>
    act(() => done(takeBack(httpClient, kind, shown).then(renewCart)))
  const close = (): void => {
    setOpened(null)
    setProblem('')
  }
  return (
    <>
      <Inline space={3}>
        {canDecide && (
          <>
            <Button disabled={disabled} tone="accent" icon="check" onClick={() => setOpened('approve')}>
              {approveText}
            </Button>
            {request.canChange && (
              <Button disabled={disabled} icon="edit" onClick={() => setTyped(typed === null ? {} : null)}>
                {t(typed === null ? 'approvals.change' : 'approvals.keep')}
              </Button>
            )}
            <Button disabled={disabled} onClick={() => setOpened('reject')}>
              {t('approvals.reject')}
            </Button>
            {request.colleagues.length > 0 && (
              <Button disabled={disabled} onClick={() => setOpened('forward')}>
                {t('approvals.forward')}
              </Button>
            )}
            <Button disabled={disabled} onClick={() => setOpened('ask')}>
              {t('approvals.ask')}
            </Button>
          </>
        )}
        {request.isOwn && request.canWrite && (
          <Button disabled={disabled} onClick={() => setOpened('answer')}>
            {t('approvals.answer')}
          </Button>
        )}
        {request.canWithdraw && (
          <Button disabled={disabled} onClick={() => setOpened('withdraw')}>
            {t('approvals.withdraw')}
          </Button>
        )}
        {request.canRestore && (
          <Button
            disabled={disabled}
            tone="accent"
            icon="cart"
            busy={busy}
            onClick={() => void takeCartBack('restore')}
          >
            {t('approvals.restore')}
          </Button>
        )}
      </Inline>
      {opened === 'approve' && (
        <TextDialog
          problem={problem}
          title={approveText}
          intro={t('approvals.approve-text', request.number, request.buyer)}
          label={t('approvals.comment-optional')}
          action={approveText}
          busy={busy}
          onSend={(comment) => void approveNow(comment)}
          onClose={close}
        />
      )}
      {opened === 'reject' && (
        <TextDialog
          problem={problem}
          title={t('approvals.reject')}
          label={t('approvals.comment')}
          missing={t('approvals.comment-needed')}
          action={t('approvals.reject')}
          busy={busy}
          onSend={(comment) =>
            void actOnce([comment], async (key) =>
              doneText(await reject(httpClient, { ...shown, comment }, key)),
            )
          }
          onClose={close}
        />
      )}
      {opened === 'forward' && (
        <TextDialog
          problem={problem}
          title={t('approvals.forward')}
          label={t('approvals.comment')}
          action={t('approvals.forward')}
          choice={{
            label: t('approvals.forward-to'),
            options: request.colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
          }}
          busy={busy}
          onSend={(comment, userId) =>
            void actOnce([comment, userId], (key) =>
              done(forward(httpClient, { ...shown, userId, comment }, key)),
            )
          }
          onClose={close}
        />
      )}
      {(opened === 'ask' || opened === 'answer') && (
        <TextDialog
          problem={problem}
          title={t(`approvals.${opened}`)}
          label={t('approvals.message')}
          missing={t('approvals.text-needed')}
          action={t('approvals.send')}
          busy={busy}
          onSend={(text) =>
            void actOnce([text], (key) => done(writeMessage(httpClient, opened, { requestId, text }, key)))
          }
          onClose={close}
        />
      )}
      {opened === 'withdraw' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('approvals.withdraw')}
          description={t('approvals.withdraw-text')}
          tone="accent"
          confirmLabel={t('approvals.withdraw')}
          cancelLabel={t('approvals.cancel')}
          busy={busy}
          // A refusal is on the page, which the dialog hides.
          onConfirm={() => void takeCartBack('withdraw').then(close)}
        />
      )}
    </>
  )
}
