import { askedGroups, useShop, useTranslations } from '@tradecounter/shop/core'
import { ConsentBanner, type ConsentBannerProps } from '@tradecounter/ui/consent-banner'

export type ConsentQuestionProps = Omit<ConsentBannerProps, 'title' | 'text' | 'policy' | 'groups' | 'labels'>

/** The consent banner: required cookies, statistics (spec §9), and services of others where the site has some. */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const t = useTranslations()
  const others = askedGroups(useShop()).includes('C0003')
  return (
    <ConsentBanner
      {...props}
      title={t(others ? 'consent.title-others' : 'consent.title')}
      text={t(others ? 'consent.text-others' : 'consent.text')}
      groups={[
        {
          id: 'C0001',
          name: t('consent.necessary'),
          description: t('consent.necessary-text'),
          always: true,
        },
        { id: 'C0002', name: t('consent.statistics'), description: t('consent.statistics-text') },
        ...(others
          ? [{ id: 'C0003', name: t('consent.others'), description: t('consent.others-text') }]
          : []),
      ]}
      labels={{
        accept: t('consent.accept'),
        refuse: t('consent.refuse'),
        choose: t('consent.choose'),
        save: t('consent.save'),
        always: t('consent.always'),
      }}
    />
  )
}
