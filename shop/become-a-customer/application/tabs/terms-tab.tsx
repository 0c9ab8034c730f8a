import { linkHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { Tick } from './fields.tsx'
import { TabForm } from './tab-form.tsx'
import { useParameters, useTabValues } from '../use-tab-values.ts'

/** Tab 4: the terms of the shop, and apart from them the wish for offers by mail. */
export default function TermsTab() {
  const t = useTranslations()
  const context = useShop()
  const { terms } = useParameters()
  const termsHref = linkHref(terms.url, context)
  const [{ accepted, marketing, version }, change] = useTabValues('terms')
  return (
    <TabForm tab="terms">
      <Stack space={2}>
        <Text>{t('become-a-customer.terms-text')}</Text>
        <Text tone="muted">{t('become-a-customer.terms-version', terms.version)}</Text>
        {termsHref !== null && <Link href={termsHref}>{t('become-a-customer.terms-read')}</Link>}
      </Stack>
      <Tick
        path="terms.accepted"
        field="terms.accepted"
        // Those who have accepted another version accept again.
        checked={accepted && version === terms.version}
        onCheckedChange={(now) => change({ accepted: now, version: terms.version })}
        required
      />
      <Tick
        path="terms.marketing"
        field="terms.accepted"
        label={t('become-a-customer.marketing')}
        checked={marketing}
        onCheckedChange={(now) => change({ marketing: now })}
        description={t('become-a-customer.marketing-text')}
      />
    </TabForm>
  )
}
