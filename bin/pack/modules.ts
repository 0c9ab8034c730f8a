import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type InlineConfig, type Plugin } from 'vite'
import { built, entries, manifestOf, publishedSources, root, sources } from './folders.ts'

const [major, minor] = manifestOf(sources).version.split('.')
/** Part of class names, because two versions on one page must not share them: differs between breaking versions. */
const generation = major === '0' ? `0_${minor}` : major

const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu
const interactive = /\bon[A-Z]\w*=\{|\buse[A-Z]\w*\(|\bcreateContext\(|\blazy\(|^\s*'use client'/mu

/** Whether a module must run in the browser: it is marked, uses hooks, or passes event handlers. */
export const isInteractive = (code: string): boolean => interactive.test(code.replaceAll(comments, ''))

/** Adds `'use client'` to every interactive module, including those whose source lacks it. */
const clientModules: Plugin = {
  name: 'client-modules',
  enforce: 'pre',
  transform(code, id) {
    const source = /\.tsx?$/u.test(id) && !id.endsWith('.css.ts')
    if (!source || code.startsWith("'use client'") || !isInteractive(code)) return null
    return { code: `'use client';${code}`, map: null }
  },
}

/** A consumer's vanilla-extract would process `badge/badge.css.js`. */
const moduleFile = ({ name }: { name: string }): string =>
  `${name.replace(/\.css(?:\.ts)?$/u, '.styles').replace(/\.tsx?$/u, '')}.js`

const sheetName = 'styles'

/** The build of the package: one module per source module, one sheet with everything, fonts as files. */
function configuration(): InlineConfig {
  const input = Object.fromEntries(
    entries.map((entry) => [`${entry}/index`, join(publishedSources, entry, 'index.ts')]),
  )
  return {
    configFile: false,
    root: sources,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [
      clientModules,
      vanillaExtractPlugin({
        identifiers: ({ hash, filePath }) =>
          `ui${generation}-${filePath.split('/').at(-2) ?? 'theme'}-${hash}`,
      }),
    ],
    build: {
      outDir: built,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      sourcemap: true,
      lib: {
        entry: { ...input, 'theme/styles': join(publishedSources, 'theme/styles.ts') },
        formats: ['es'],
        cssFileName: sheetName,
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Its warning about directives concerns bundles; here every module stays separate.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        external: (id) => /^@?[a-z]/iu.test(id) && !id.includes('.woff2'),
        output: {
          preserveModules: true,
          preserveModulesRoot: publishedSources,
          entryFileNames: moduleFile,
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.woff2')) ? 'fonts/[name][extname]' : '[name][extname]',
          sourcemapExcludeSources: true,
        },
      },
    },
  }
}

/** Builds modules, the whole sheet and the fonts into the folder of the package. */
export async function buildModules(): Promise<{ sheet: string }> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  process.chdir(root)
  await build(configuration())
  process.env.NODE_ENV = NODE_ENV
  return { sheet: readFileSync(join(built, `${sheetName}.css`), 'utf8') }
}
