import { brandOfPage, type StoryGlobals } from '../stories/parts/story-globals.ts'
import { previewForcedColours } from './forced-colours.ts'

const setOrDrop = (name: string, value: string | undefined): void => {
  const { dataset } = document.documentElement
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

/**
 * Sets the toolbar's choices on `<html>`, because panels and popovers mount on the body. Happens while the story
 * renders, before anything in it reads the brand.
 */
export function applyGlobals(globals: StoryGlobals): void {
  const { locale, density, motion, direction, zoom, colours } = globals
  const root = document.documentElement
  setOrDrop('brand', brandOfPage(globals))
  setOrDrop('density', density === 'compact' ? density : undefined)
  setOrDrop('motion', motion === 'reduced' ? motion : undefined)
  previewForcedColours(colours === 'forced')
  root.lang = locale === 'story' ? 'en-GB' : locale
  root.dir = direction
  root.style.zoom = zoom === '100' ? '' : String(Number(zoom) / 100)
}
