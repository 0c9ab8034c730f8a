import type { Config } from 'vite-plugin-ssr/types'

/** Server routing; the root is `/` because these pages live in `ssr/pages`, which is no part of an address. */
export default {
  clientRouting: false,
  filesystemRoutingRoot: '/',
} satisfies Config
