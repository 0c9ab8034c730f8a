import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss'
import { type BrandName, brandNames, brands } from '../../ui/theme/brands/index.ts'
import { built } from './folders.ts'

/**
 * First line of every sheet: the layer order then does not depend on the order in which a bundler puts the sheets.
 */
export const layerLine = '@layer ui.reset,ui.theme,ui.component;'

const isFace = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'font-face'
const isThemeLayer = (node: ChildNode): boolean =>
  node.type === 'atrule' && node.name === 'layer' && node.params === 'ui.theme'
const isTheme = (node: ChildNode): boolean => isThemeLayer(node) || isFace(node)

/** Whether a rule is the sheet's own layer order, which the first line replaces. */
const isOrder = (node: ChildNode): boolean =>
  node.type === 'atrule' && node.name === 'layer' && node.nodes === undefined

const brandIn = /\[data-brand="?([a-z]+)"?\]/u

const familyOf = (face: AtRule): string => {
  let family = ''
  face.walkDecls('font-family', ({ value }) => {
    family = value.replace(/^['"]|['"]$/gu, '')
  })
  return family.replace(/ Fallback(?: \w+)?$/u, '')
}

function keepBrand(sheet: Root, brand: BrandName): Root {
  const { heading, body } = brands[brand].font
  sheet.each((node) => {
    const strange = isFace(node) && !`${heading} ${body}`.includes(familyOf(node))
    if (!isTheme(node) || strange) node.remove()
  })
  sheet.walkRules((rule: Rule) => {
    const named = rule.selectors.map((selector) => brandIn.exec(selector)?.[1]).filter((name) => name)
    if (named.length === 0) return
    if (named.includes(brand)) rule.selectors = [':root', `[data-brand="${brand}"]`]
    else rule.remove()
  })
  // A theme is one folder deeper than the sheet that it comes from.
  sheet.walkDecls('src', (declaration) => {
    declaration.value = declaration.value.replaceAll('./fonts/', '../fonts/')
  })
  return sheet
}

const write = (file: string, sheet: Root): void => {
  sheet.each((node) => {
    if (isOrder(node) || node.type === 'comment') node.remove()
  })
  // Vite makes data URLs of small files, which a policy without `font-src data:` blocks.
  sheet.walkDecls('src', (declaration) => {
    declaration.value = declaration.value.replaceAll(/\.woff2(?=['")])/gu, '.woff2?no-inline')
  })
  writeFileSync(join(built, file), `${layerLine}\n${sheet.toString()}\n`)
}

/** `./themes/gelia.css` and the other theme files of the package. */
export const themeFiles: readonly string[] = brandNames.map((brand) => `themes/${brand}.css`)

/**
 * Writes the package's sheets from the one of the build: `styles.css` has everything in all brands; an app of one
 * brand uses `components.css` and `themes/<brand>.css` instead.
 */
export function buildSheets(whole: string): void {
  const parsed = parse(whole)
  mkdirSync(join(built, 'themes'), { recursive: true })
  write('styles.css', parsed.clone())
  const components = parsed.clone()
  components.each((node) => {
    if (isTheme(node)) node.remove()
  })
  write('components.css', components)
  for (const brand of brandNames) write(`themes/${brand}.css`, keepBrand(parsed.clone(), brand))
}
