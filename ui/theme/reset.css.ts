import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { space } from './space.ts'
import { resetLayer } from './layers.css.ts'
import { edge } from './sizes.ts'

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0 })

reset('html', {
  colorScheme: 'light',
  // On short pages too: the scroll bar is always present, so nothing shifts between pages.
  overflowY: 'scroll',
  // Headings and focused controls scroll to below the sticky header.
  scrollPaddingBlockStart: `calc(${vars.size.control} + ${space(8)})`,
  textSizeAdjust: '100%',
  fontVariantNumeric: 'tabular-nums',
  // The browser must not synthesise a weight or slope that no file has.
  fontSynthesis: 'none',
  // Fractional glyph widths on every system; Chromium on Linux rounds them otherwise.
  textRendering: 'geometricPrecision',
  hangingPunctuation: 'first last',
  // A long word is divided by the rules of its language (`lang`) before it breaks anywhere. Short words stay whole.
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
})
// A hyphen in an address would be copied with it.
reset('a[href^="mailto:"], a[href^="http"], code, input, textarea', { hyphens: 'manual' })

// A modal locks the page's scrolling by an attribute of the body (`dialog/modal-overlay.tsx`). The space of the
// scroll bar stays, so that nothing shifts.
reset('html:has(> body[data-scroll-locked])', {
  overflowY: 'hidden',
  // No fixed element covers that space: the page itself draws the overlay's shade there.
  background: `color-mix(in srgb, ${vars.color.overlay} 56%, ${vars.color.surface})`,
  '@media': { print: { background: 'none' } },
})

reset('html:has(> body[data-scroll-locked="bar"])', { scrollbarGutter: 'stable' })

reset('body', {
  minBlockSize: '100dvb',
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.m.size,
  fontWeight: vars.font.weightRegular,
  lineHeight: vars.text.m.line,
  WebkitFontSmoothing: 'antialiased',
})

reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance', overflowWrap: 'break-word' })
reset('p, li, dd', { overflowWrap: 'break-word' })
reset('p', { textWrap: 'pretty' })
reset('ul, ol, menu', { listStyle: 'none', padding: 0 })
reset('b, strong', { fontWeight: vars.font.weightStrong })
// No family has an italic: emphasis is a weight.
reset('em, i', { fontStyle: 'normal', fontWeight: vars.font.weightStrong })
reset('address, cite, dfn, var', { fontStyle: 'normal' })
reset('img, picture, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
reset('img, video', { blockSize: 'auto' })
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  borderRadius: 0,
})
reset('button, summary, [role="button"]', { cursor: 'pointer', touchAction: 'manipulation' })
reset('button:disabled', { cursor: 'not-allowed' })
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'start' })
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 })
reset('legend', { padding: 0 })
reset('a', { color: 'inherit' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('th', { font: 'inherit', textAlign: 'start' })
reset('input[type="search"]', { appearance: 'none' })
reset('input[type="search"]::-webkit-search-cancel-button', { appearance: 'none' })
reset('::placeholder', { color: vars.color.textMuted, opacity: 1 })
reset('[hidden]', { display: 'none' })
reset('dialog', { padding: 0, border: 0 })

// The halo makes the ring visible on the dark frame of a brand too (theme/pairs.ts).
reset(':focus-visible', {
  outline: `${edge.strong} solid ${vars.color.focus}`,
  outlineOffset: edge.strong,
  boxShadow: `0 0 0 ${edge.strong} ${vars.color.surfaceRaised}`,
})
// A heading that receives the focus after a navigation is not a control.
reset('[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' })
reset(':focus-visible', {
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
})
reset('html', {
  '@media': { '(prefers-reduced-motion: no-preference)': { interpolateSize: 'allow-keywords' } },
})
// None instead of 0 ms: Radix would wait for an `animationend` that never comes, and would not close.
reset('*, ::before, ::after', {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important' } },
})
