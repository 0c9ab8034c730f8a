import { type ShopContext, translatorOf } from '@tradecounter/shop/core'
import { OperatorPage, type OperatorPageProps } from '@tradecounter/shop/operator-area'
import { renderToString } from 'react-dom/server'

/** A page of the operator area and the texts of its language. */
export type OperatorInput = OperatorPageProps & Pick<ShopContext, 'translations' | 'language' | 'environment'>

/** Renders a page of the operator area, which has no script. */
export function renderOperatorPage({ translations, language, environment, ...page }: OperatorInput): {
  title: string
  body: string
} {
  const t = translatorOf({ translations, language, environment })
  return { title: t('operator.area'), body: renderToString(<OperatorPage t={t} {...page} />) }
}
