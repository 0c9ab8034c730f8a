import { brandOfPage, type StoryGlobals } from '../stories/parts/story-globals.ts'
import { previewForcedColours } from './forced-colours.ts'

const setOrDrop = (name: string, value: string | undefined): void => {
  const { dataset } = document.documentElement
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

/**
 * Puts the choices on `<html>`, so that panels and popovers, which mount on body, wear them too.
 * It happens while the story is drawn, before anything in it reads the brand.
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
