import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { Offer } from '@tradecounter/api/contract'
import { useForgetCart } from '@tradecounter/shop/cart'
import {
  addedLines,
  addressOf,
  cartCountAtom,
  pushAdds,
  useHttpClient,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { useFocusPart } from '@tradecounter/shop/forms'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { acceptOffer } from '../../calls.ts'
import { ProblemBanner, problemText } from '../problem-banner.tsx'
import { OfferLines } from './offer-lines.tsx'

interface CurrentVersionProps {
  offer: Offer
  onChanged: () => Promise<unknown>
}

/** The current version, of which lines can be chosen and accepted. */
export function CurrentVersion({ offer, onChanged }: CurrentVersionProps) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const forgetCart = useForgetCart()
  const setCount = useSetAtom(cartCountAtom)
  const lines = offer.versions.at(-1)?.lines ?? []
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(lines.filter(({ kind }) => kind !== 'ordinary').map(({ position }) => position)),
  )
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [news, setNews] = useState<{ added: number; notBuyable: readonly string[] } | null>(null)
  const part = useFocusPart()
  const canAccept = offer.allowed.includes('accept')
  const open = lines.filter(({ use }) => use === 'open')
  const chosen = new Set(open.map(({ position }) => position).filter((position) => !left.has(position)))

  const accept = async (): Promise<void> => {
    if (busy) return
    if (chosen.size === 0) return setProblem(t('offers.choose-none'))
    setBusy(true)
    setProblem(null)
    try {
      const { offerId, revision } = offer
      const { results, cartCount } = await acceptOffer(httpClient, {
        offerId,
        revision,
        positions: [...chosen],
      })
      setCount(cartCount)
      const taken = results.flatMap(({ position, outcome }) =>
        lines.filter((line) => line.position === position).map((line) => ({ ...line, outcome })),
      )
      pushAdds('offer', addedLines(taken))
      const notBuyable = results.filter(({ outcome }) => outcome === 'notBuyable').map(({ name }) => name)
      setNews({ added: results.length - notBuyable.length, notBuyable })
      part.focus()
      await forgetCart()
    } catch (cause) {
      setProblem(problemText(cause, t))
    } finally {
      setBusy(false)
      await onChanged()
    }
  }
  return (
    <div {...part.props}>
      <Stack>
        <Heading level={2}>{t('offers.lines')}</Heading>
        <ProblemBanner text={problem} />
        {news !== null && (
          <StatusBanner
            severity={news.notBuyable.length === 0 ? 'success' : 'warning'}
            severityLabel={t(
              news.notBuyable.length === 0 ? 'common.severity.success' : 'common.severity.warning',
            )}
            live
            action={
              <ButtonLink href={addressOf({ page: 'cart' }, context)}>{t('offers.to-cart')}</ButtonLink>
            }
          >
            {t.count('offers.accepted-news', news.added)}
            {news.notBuyable.length > 0 && ` ${t('offers.not-buyable', news.notBuyable.join(', '))}`}
          </StatusBanner>
        )}
        <OfferLines
          offer={offer}
          lines={lines}
          chosen={canAccept ? chosen : null}
          onChoose={(position, isChosen) => {
            const next = new Set(left)
            if (isChosen) next.delete(position)
            else next.add(position)
            setLeft(next)
          }}
        />
        {canAccept && open.length > 0 && (
          <Stack space={2}>
            <Text size="s" tone="muted">
              {t('offers.accept-note')}
            </Text>
            <Inline>
              <Button tone="accent" busy={busy} icon="cart" onClick={() => void accept()}>
                {t('offers.accept')}
              </Button>
            </Inline>
          </Stack>
        )}
      </Stack>
    </div>
  )
}
