/**
 * A preview of forced colours. Scripts cannot enable the real mode: the rules in `@media (forced-colors: active)`
 * are made to apply, and all other colours are replaced by system colours.
 */
const condition = '(forced-colors: active)'

/** Rules that apply only because of the preview. */
const opened = new Set<CSSMediaRule>()
let watch: MutationObserver | null = null

const insist = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    // Important, or the system colours in `preview.css` would override the widget's rules.
    if (rule instanceof CSSStyleRule)
      rule.style.cssText = rule.style.cssText.replaceAll(/(?: !important)?;/gu, ' !important;')
    if (rule instanceof CSSGroupingRule) insist(rule.cssRules)
  }
}

function open(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === condition) {
      rule.media.mediaText = 'all'
      insist(rule.cssRules)
      opened.add(rule)
    } else if (rule instanceof CSSGroupingRule) open(rule.cssRules)
  }
}

const openAll = (): void => {
  for (const sheet of document.styleSheets) {
    // A style sheet of another origin cannot be read; we have none.
    if (sheet.href === null || new URL(sheet.href).origin === location.origin) open(sheet.cssRules)
  }
}

/** Turns the preview on or off for the whole page. */
export function previewForcedColours(on: boolean): void {
  const root = document.documentElement
  if (on === (root.dataset['colours'] === 'forced')) return
  if (!on) {
    delete root.dataset['colours']
    watch?.disconnect()
    for (const rule of opened) rule.media.mediaText = condition
    opened.clear()
    return
  }
  root.dataset['colours'] = 'forced'
  openAll()
  // Style sheets of late code load later; a linked one can be read when it has loaded.
  watch = new MutationObserver(openAll)
  watch.observe(document.head, { childList: true, subtree: true, characterData: true })
  document.head.addEventListener('load', openAll, true)
}
