import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'

/** Builds a page of the benches for production, in memory: file names with their content. */
export async function buildPage(entry = 'page.tsx'): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root: `${import.meta.dirname}/../..`,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { page: `${import.meta.dirname}/${entry}` },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const files = new Map<string, string | Uint8Array>(
    outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
  const sheets = [...files.keys()].filter((name) => name.endsWith('.css'))
  files.set(
    'index.html',
    `<!doctype html><html lang="en"><head>${sheets.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')}</head><body><script type="module" src="/page.js"></script></body></html>`,
  )
  return files
}
