import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server'

export default function onRenderHtml(pageContext) {
  const { Page } = pageContext
  return {
    documentHtml: escapeInject`<!DOCTYPE html><html lang="sv"><head><title>x</title></head><body><div id="root">${dangerouslySkipEscape(renderToString(<Page />))}</div></body></html>`,
    pageContext: { render: () => 'hello' },
  }
}
