import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tags = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"?#]+\.(?:js|css))"[^>]*>/gu

/**
 * Adds to every script, style sheet and preload of the build the digest of its file (reliability N4): a browser runs
 * nothing else in its place, whatever a cache or a delivery network on the way sends.
 */
export function createIntegrityTagger(clientFolder: string): (html: string) => string {
  const digests = new Map<string, string>()
  const digestOf = (path: string): string => {
    const known = digests.get(path)
    if (known !== undefined) return known
    const digest = `sha256-${createHash('sha256')
      .update(readFileSync(join(clientFolder, path)))
      .digest('base64')}`
    digests.set(path, digest)
    return digest
  }
  return (html) =>
    html.replace(tags, (tag, path: string) =>
      tag.includes(' integrity=') ? tag : tag.replace(/\s*\/?>$/u, ` integrity="${digestOf(path)}">`),
    )
}
