import type { Agreement } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { type Fact, FactList } from '@tradecounter/ui/fact-list'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { agreementLinesAddress, agreementSheetAddress } from '../calls.ts'
import { AgreementState } from '../agreement-state.tsx'
import { AgreementWarnings } from './agreement-warnings.tsx'
import { CallOffForm } from './call-off-form.tsx'
import { CallOffs } from './call-offs.tsx'
import { Extensions } from './extensions.tsx'
import { UsedBar } from './used-bar.tsx'
import * as styles from './agreements.css.ts'

/** One agreement: its head, what is used, its lines to call off, its call-offs and requests to extend it. */
export default function AgreementRecord({
  agreement,
  onChanged,
}: {
  agreement: Agreement
  onChanged: () => Promise<unknown>
}) {
  return (
    <Stack space={8}>
      <AgreementWarnings agreement={agreement} />
      <Head agreement={agreement} />
      <CallOffForm agreement={agreement} onChanged={onChanged} />
      <CallOffs agreement={agreement} />
      <Extensions agreement={agreement} onChanged={onChanged} />
    </Stack>
  )
}

function Head({ agreement }: { agreement: Agreement }) {
  const t = useTranslations()
  const format = useFormat()
  const { agreementId, kind, validFrom, validTo, project, contactName, usedShare } = agreement
  const { agreedValue, calledOffValue, inCartsValue, currency } = agreement
  const money = (amount: number | null): string => (amount === null ? '' : format.money(amount, currency))
  const state = <AgreementState state={agreement.state} />
  const facts: Fact[] = [
    [t('order-agreements.status'), state],
    [t('order-agreements.kind'), t(`order-agreements.kind-${kind}`)],
    [
      t('order-agreements.validity'),
      t('order-agreements.from-to', format.date(validFrom), format.date(validTo)),
    ],
    [t('order-agreements.project'), project],
    [t('order-agreements.contact'), contactName],
    [t('order-agreements.agreed-value'), money(agreedValue)],
    [t('order-agreements.called-off-value'), money(calledOffValue)],
    [t('order-agreements.in-carts-value'), inCartsValue === 0 ? '' : money(inCartsValue)],
  ]
  return (
    <Stack space={4}>
      <FactList facts={facts} />
      {usedShare !== null && (
        <div className={styles.bar}>
          <UsedBar label={t('order-agreements.used')} share={usedShare} />
        </div>
      )}
      {kind === 'price' && <Text tone="muted">{t('order-agreements.price-text')}</Text>}
      <Inline>
        <ButtonLink href={agreementSheetAddress(agreementId)} icon="download" download>
          {t('order-agreements.pdf')}
        </ButtonLink>
        {(['csv', 'xlsx'] as const).map((type) => (
          <ButtonLink key={type} href={agreementLinesAddress(agreementId, type)} tone="quiet" download>
            {t(`order-agreements.lines-${type}`)}
          </ButtonLink>
        ))}
      </Inline>
    </Stack>
  )
}
