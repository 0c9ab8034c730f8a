import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tags = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"?#]+\.(?:js|css))"[^>]*>/gu

/**
 * Creates the function that adds the digest of its file to each tag of a script, style sheet or preload
 * (reliability N4), so that browsers refuse a file that was modified in transit.
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
