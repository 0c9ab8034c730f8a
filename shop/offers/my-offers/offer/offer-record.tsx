import { useState } from 'react'
import type { Offer } from '@tradecounter/api/contract'
import { addressOf, useFormat, useShop, useTimes, useTranslations } from '@tradecounter/shop/core'
import { useFocusPart } from '@tradecounter/shop/forms'
import { type Fact, FactList } from '@tradecounter/ui/fact-list'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { DraftForm } from '../request/draft-form.tsx'
import { LeftOut, type LeftOutLine } from '../left-out.tsx'
import { CurrentVersion } from './current-version.tsx'
import { differences } from './offer-difference.ts'
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
