import type { Config } from 'vite-plugin-ssr/types'

/**
 * Server routing, and a separate script per page (`+client`) instead of the plugin's runtime, which weighs ten
 * kilobytes. The root is `/` because these pages are in `ssr/pages`, which is not part of any address.
 */
export default {
  clientRouting: false,
  filesystemRoutingRoot: '/',
  meta: { Page: { env: 'server-only' } },
} satisfies Config
