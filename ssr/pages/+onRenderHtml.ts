import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server'
import { answerPage, renderBody } from './answer-page.tsx'
import { renderFailurePage } from './failure-page.tsx'
import { templateMarks } from './template-marks.ts'
import type { HostPageContext, PageData, PageRequest } from './page-context.ts'

/**
 * Gives the host the template of a page, into which the plugin writes script and style tags, and the functions that
 * fill it. The template has no visitor data, so it is created once per page and cut at its marks.
 */
export default function onRenderHtml({ Page }: HostPageContext) {
  return {
    documentHtml: escapeInject`<!DOCTYPE html><html><head>${dangerouslySkipEscape(templateMarks.head)}</head><body>${dangerouslySkipEscape(templateMarks.body)}</body></html>`,
    pageContext: {
      answer: (request: PageRequest) => answerPage(Page, request),
      renderBody: (data: PageData) => renderBody(Page, data),
      renderFailurePage,
    },
  }
}
