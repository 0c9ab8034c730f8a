/**
 * A preview of forced colours. No script can turn the real mode on, so it is drawn: the rules that sheets keep for it
 * (`@media (forced-colors: active)`) are made to count, and all other colours give way to those of the system.
 */
const condition = '(forced-colors: active)'

/** Rules that count at the moment only because the preview is on. */
const opened = new Set<CSSMediaRule>()
let watch: MutationObserver | null = null

const insist = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    // Important, or the system's colours of `preview.css` would win over what the widget asks for.
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
    // A sheet of another origin cannot be read; ours has none.
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
  // Sheets of what is loaded later come later; a linked one can be read when it has arrived.
  watch = new MutationObserver(openAll)
  watch.observe(document.head, { childList: true, subtree: true, characterData: true })
  document.head.addEventListener('load', openAll, true)
}
