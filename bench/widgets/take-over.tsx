import { hydrateRoot } from 'react-dom/client'
import { plainElement, readNode } from './plain.ts'

declare global {
  interface Window {
    /**
     * Milliseconds since the start of the navigation, without the time for reading the markup, which a page has in
     * its program.
     */
    tookOverAt?: number
  }
}

const place = document.querySelector('#plain')
const table = place?.querySelector('table')
if (!place || !table) throw new Error('the page has no table')
const began = performance.now()
const node = readNode(table)
const read = performance.now() - began
hydrateRoot(place, plainElement(node), { onRecoverableError: console.error })
const look = (): void => {
  const pressed = [...place.querySelectorAll('button[type=submit]')].at(-1)
  if (pressed && Object.keys(pressed).some((key) => key.startsWith('__reactProps')))
    window.tookOverAt = performance.now() - read
  else setTimeout(look)
}
look()
