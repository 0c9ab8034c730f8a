import type { Config } from 'vite-plugin-ssr/types'

/**
 * Server routing, and a script of its own per page (`+client`) instead of the plugin's runtime, which weighs ten
 * kilobytes. The root is `/` because these pages live in `ssr/pages`, which is no part of an address.
 */
export default {
  clientRouting: false,
  filesystemRoutingRoot: '/',
  meta: { Page: { env: 'server-only' } },
} satisfies Config
