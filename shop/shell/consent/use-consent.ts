import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  askedGroups,
  loadTranslations,
  keepChoice,
  onLateShow,
  readChoice,
  useRetry,
  useShop,
  whenVisible,
} from '@tradecounter/shop/core'
import { removeFirstPaint } from './consent-position.ts'

/**
 * The consent of this browser (spec §9). `question` is null while hidden, and otherwise says whether the visitor
 * opened it (reliability G2); `askFailed` if it was requested and could not be loaded.
 */
export function useConsent() {
  const context = useShop()
  const asks = askedGroups(context)
  const [question, setQuestion] = useState<{ groups: readonly string[]; asked: boolean } | null>(null)
  const [askFailed, setAskFailed] = useState(false)
  const opener = useRef<Element | null>(null)

  const put = async (asked: boolean): Promise<void> => {
    const groups = readChoice(asks)?.groups ?? ['C0001']
    // Without its texts the banner is not shown. Nothing is consented to, and the next page asks again.
    const there = await loadTranslations(context, 'consent.title').then(
      () => true,
      () => false,
    )
    setAskFailed(asked && !there)
    if (there) setQuestion({ groups, asked })
    else removeFirstPaint()
  }
  const look = useEffectEvent((): void => {
    if (readChoice(asks) === null) void put(false)
    else {
      setQuestion(null)
      removeFirstPaint()
    }
  })
  useEffect(() => {
    whenVisible(look)
    return onLateShow((from) => {
      if (from === 'memory') look()
    })
  }, [])

  const ask = (): void => {
    opener.current = document.activeElement
    void put(true)
  }
  const choose = (consented: readonly string[]): void => {
    keepChoice(consented, asks)
    setQuestion(null)
    if (question?.asked && opener.current instanceof HTMLElement) opener.current.focus()
  }
  const askAgain = (): Promise<void> => put(true)
  useRetry(askFailed, () => void askAgain())
  return { question, ask, choose, askFailed, askAgain, forgetFailure: () => setAskFailed(false) }
}
