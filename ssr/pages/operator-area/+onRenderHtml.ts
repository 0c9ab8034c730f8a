import onRenderShop from '../+onRenderHtml.ts'
import { renderOperatorPage } from '../operator-page.tsx'
import type { HostPageContext } from '../page-context.ts'

/** The template of the operator area. In a hook of its own, so that no page of the shop has its style sheet. */
export default function onRenderHtml(context: HostPageContext) {
  const { documentHtml, pageContext } = onRenderShop(context)
  return { documentHtml, pageContext: { ...pageContext, renderOperatorPage } }
}
