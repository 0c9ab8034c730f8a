import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server'
import { answerPage, renderBody } from './answer-page.tsx'
import { renderFailure } from './failure-page.tsx'
import { frameMarks } from './template-marks.ts'
import type { HostPageContext, PageData, PageRequest } from './page-context.ts'

/**
 * Gives the host a page's empty frame, into which the plugin writes the tags of the page's scripts and styles, and the
 * function that fills it. Nothing of a visitor is in the frame, so it is made once per page and cut at its marks.
 */
export default function onRenderHtml({ Page }: HostPageContext) {
  return {
    documentHtml: escapeInject`<!DOCTYPE html><html><head>${dangerouslySkipEscape(frameMarks.head)}</head><body>${dangerouslySkipEscape(frameMarks.body)}</body></html>`,
    pageContext: {
      answer: (request: PageRequest) => answerPage(Page, request),
      renderBody: (data: PageData) => renderBody(Page, data),
      renderFailure,
    },
  }
}
