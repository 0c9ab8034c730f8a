import { useTranslations } from '@tradecounter/shop/core'
import { ConsentBanner, type ConsentBannerProps } from '@tradecounter/ui/consent-banner'

export type ConsentQuestionProps = Omit<ConsentBannerProps, 'title' | 'text' | 'policy' | 'groups' | 'labels'>

/** The question for consent: what is necessary, and statistics (spec §9). */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const t = useTranslations()
  return (
    <ConsentBanner
      {...props}
      title={t('consent.title')}
      text={t('consent.text')}
      groups={[
        {
          id: 'C0001',
          name: t('consent.necessary'),
          description: t('consent.necessary-text'),
          always: true,
        },
        { id: 'C0002', name: t('consent.statistics'), description: t('consent.statistics-text') },
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
