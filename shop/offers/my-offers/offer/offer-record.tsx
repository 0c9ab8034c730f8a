import { useState } from 'react'
import type { Offer } from '@tradecounter/api/contract'
import { useForgetCart } from '@tradecounter/shop/cart'
import {
  addressOf,
  pushAdds,
  useHttpClient,
  useFormat,
  useShop,
  useTimes,
  useTranslations,
} from '@tradecounter/shop/core'
import { useFocusPart } from '@tradecounter/shop/forms'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { type Fact, FactList } from '@tradecounter/ui/fact-list'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { acceptOffer } from '../../calls.ts'
import { DraftForm } from '../request/draft-form.tsx'
import { LeftOut, type LeftOutLine } from '../left-out.tsx'
import { acceptedAdds } from './accepted-adds.ts'
import { differences } from './offer-difference.ts'
import { OfferLines } from './offer-lines.tsx'
import { ProblemBanner, problemText } from '../offer-problem.tsx'
import { OfferSteps } from './offer-steps.tsx'
import { OfferThread } from './offer-thread.tsx'

interface RecordProps {
  offer: Offer
  onChanged: () => Promise<unknown>
}

/** One offer: its head, the current version, what can be done, earlier versions and messages. */
export default function OfferRecord({ offer, onChanged }: RecordProps) {
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const context = useShop()
  const [left, setLeft] = useState<{ offerId: string; lines: readonly LeftOutLine[] } | null>(null)
  const [isEdited, setEdited] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const draft = useFocusPart()
  const current = offer.versions.at(-1)
  const facts: Fact[] = [
    [t('offers.status'), t(`offers.status-${offer.state}`)],
    [t('offers.created-by'), offer.createdBy],
    [t('offers.seller'), offer.seller],
    [t('offers.project'), offer.project],
    [t('offers.updated'), times.dayAndTime(offer.updatedAt)],
    [t('offers.valid-until'), offer.validUntil === null ? '' : times.dayAndTime(offer.validUntil)],
    [t('offers.sum'), offer.sum === null ? '' : format.money(offer.sum, offer.currency)],
  ]
  return (
    <Stack space={8}>
      <Stack>
        <Validity offer={offer} />
        {offer.hidesPrices && <Text tone="muted">{t('offers.prices-hidden')}</Text>}
        <FactList facts={facts} />
      </Stack>
      {left !== null && (
        <LeftOut
          lines={left.lines}
          {...(left.offerId === offer.offerId
            ? {}
            : { draftUrl: addressOf({ page: 'offers', query: `offer=${left.offerId}` }, context) })}
        />
      )}
      <OfferSteps
        offer={offer}
        isEdited={isEdited}
        onChanged={onChanged}
        onLeftOut={(offerId, lines) => setLeft({ offerId, lines })}
      />
      {offer.allowed.includes('edit') ? (
        <div {...draft.props}>
          <Stack>
            {isSaved && !isEdited && (
              <StatusBanner severity="success" severityLabel={t('common.severity.success')} slim>
                {t('offers.saved')}
              </StatusBanner>
            )}
            <DraftForm
              key={offer.revision}
              offer={offer}
              onChanged={onChanged}
              onSaved={(lines) => {
                setLeft({ offerId: offer.offerId, lines })
                setSaved(true)
                // The saved draft is another form.
                draft.focus()
              }}
              onEdited={setEdited}
            />
          </Stack>
        </div>
      ) : (
        current !== undefined && <CurrentVersion offer={offer} onChanged={onChanged} />
      )}
      {offer.versions.length > 1 && <Differences offer={offer} />}
      <OfferThread offer={offer} onChanged={onChanged} />
    </Stack>
  )
}

/** Until when the offered prices hold, or held. */
function Validity({ offer }: { offer: Offer }) {
  const t = useTranslations()
  const times = useTimes()
  if (offer.validUntil === null) return null
  const until = times.dayAndTime(offer.validUntil)
  const isOpen = offer.state === 'accepted' || offer.allowed.includes('accept')
  if (!isOpen && offer.state !== 'expired') return null
  return (
    <StatusBanner
      severity={isOpen ? 'info' : 'warning'}
      severityLabel={t(isOpen ? 'common.severity.info' : 'common.severity.warning')}
    >
      {t(isOpen ? 'offers.valid-text' : 'offers.expired-text', until)}
      {offer.asksExtension && ` ${t('offers.extension-asked')}`}
    </StatusBanner>
  )
}

/** The current version, of which lines can be chosen and accepted. */
function CurrentVersion({ offer, onChanged }: RecordProps) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const forgetCart = useForgetCart()
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
      const { results } = await acceptOffer(httpClient, { offerId, revision, positions: [...chosen] })
      const notBuyable = results.filter(({ outcome }) => outcome === 'notBuyable').map(({ name }) => name)
      pushAdds('offer', acceptedAdds(lines, results))
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

/** What each version has changed. */
function Differences({ offer }: { offer: Offer }) {
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const nameOf = (version: number): string =>
    version === 0 ? t('offers.request') : t('offers.version', String(version))
  return (
    <Stack>
      <Heading level={2}>{t('offers.versions')}</Heading>
      {offer.versions.slice(1).map((version, index) => {
        const before = offer.versions[index]
        if (before === undefined) return null
        const texts = differences(before, version, { t, format, currency: offer.currency })
        return (
          <Stack key={version.version} space={1}>
            <Text strong>
              {nameOf(version.version)} · {times.dayAndTime(version.createdAt)} · {version.seller}
            </Text>
            {version.note !== '' && <Text lines>{version.note}</Text>}
            <Text size="s" tone="muted">
              {t('offers.difference', nameOf(before.version))}
            </Text>
            {texts.length === 0 && <Text size="s">{t('offers.no-difference')}</Text>}
            {texts.map((text) => (
              <Text key={text} size="s">
                {text}
              </Text>
            ))}
          </Stack>
        )
      })}
    </Stack>
  )
}
