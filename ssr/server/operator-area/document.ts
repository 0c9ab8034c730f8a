import type { Seller } from '@tradecounter/api/contract'
import type { Language, ShopContext } from '@tradecounter/shop/core'
import {
  operatorTranslations,
  type OperatorView,
} from '@tradecounter/shop/operator-area/operator-translations'
import { escapeHtml } from '../../pages/escape.ts'
import type { TemplateRoute } from '../../pages/page-context.ts'
import { faviconOf } from '../pages/document/favicon.ts'
import { layerOrder } from '../pages/headers/security-headers.ts'
import type { PageTemplate } from '../pages/page-template.ts'
import type { HostTranslations } from '../translations/translations.ts'
import { formToken } from './form-guard.ts'

/** What a page shows, to whom, and where it is. */
export interface OperatorPageInput {
  view: OperatorView
  seller: Seller | null
  session: string | null
  path: string
  language: Language
}

const offered = ['sv', 'fi', 'nb', 'nn', 'da', 'en'] as const satisfies readonly Language[]

/** The first language of an `Accept-Language` header that the texts have. */
export function languageFor(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  const found = wanted
    .map((code) => (code === 'no' ? 'nb' : code))
    .find((code) => offered.some((each) => each === code))
  return offered.find((each) => each === found) ?? 'en'
}

const styleSheets = /<link rel="stylesheet"[^>]*>/gu

/** Creates the document of a page: style sheets, markup, and no script. */
export const createOperatorDocument =
  ({
    templates,
    translations,
    environment,
  }: {
    templates: (route: TemplateRoute) => Promise<PageTemplate>
    translations: HostTranslations
    environment: ShopContext['environment']
  }) =>
  async ({ view, seller, session, path, language }: OperatorPageInput): Promise<string> => {
    const template = await templates({ page: 'operator-area' })
    if (template.renderOperatorPage === undefined) throw new Error('The operator area has no template.')
    const { title, body } = template.renderOperatorPage({
      view,
      seller,
      csrf: formToken(session),
      path,
      language,
      environment,
      translations: translations.translationsFor(language, [...operatorTranslations]),
    })
    const styles = (template.assets.match(styleSheets) ?? []).join('')
    return `<!DOCTYPE html><html lang="${language}" data-brand="tradecounter"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${faviconOf('tradecounter')}"><style>${layerOrder}</style>${styles}<title>${escapeHtml(title)}</title></head><body>${body}</body></html>`
  }
