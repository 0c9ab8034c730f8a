const least = 72
const most = 720
/** Height for overlays, which have no height of their own in the page. */
const forOverlays = 480
/** Number of pages that load at once; the others wait, so that the reader is not blocked. */
const atOnce = 2
/** Milliseconds after which a page that has not rendered lets the next one load. */
const patience = 8000

type Start = () => void
const waiting: Start[] = []
let drawing = 0

function next(): void {
  const start = drawing < atOnce ? waiting.shift() : undefined
  if (start === undefined) return
  drawing += 1
  start()
}

const done = (): void => {
  drawing -= 1
  next()
}

function heightOf(body: HTMLElement): number {
  const root = body.querySelector('#storybook-root')
  const inner = root === null ? 0 : root.getBoundingClientRect().bottom + 24
  const above = body.querySelector(
    '[role=dialog], [role=alertdialog], [role=menu], [role=tooltip], [role=listbox]',
  )
  return Math.min(Math.max(inner, above === null ? least : forOverlays), most)
}

const isDrawn = (body: HTMLElement): boolean => body.classList.contains('sb-show-main')

/** Reports the height of a story's page whenever it changes; returns the function that stops it. */
function measured(body: HTMLElement, onHeight: (height: number) => void, onDrawn: () => void): () => void {
  const measure = (): void => {
    if (!isDrawn(body)) return
    onHeight(heightOf(body))
    onDrawn()
  }
  const sizes = new ResizeObserver(measure)
  const root = body.querySelector('#storybook-root')
  if (root) sizes.observe(root)
  const nodes = new MutationObserver(measure)
  nodes.observe(body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
  measure()
  return () => {
    sizes.disconnect()
    nodes.disconnect()
  }
}

/**
 * Loads a story's page into a frame once the frame is near the viewport and its turn has come, and reports the
 * story's height. Returns the function that stops it.
 */
export function loadFrame(
  frame: HTMLIFrameElement,
  source: string,
  onHeight: (height: number) => void,
): Start {
  let stopMeasuring: Start | undefined
  let hasTurn = false
  const release = (): void => {
    if (!hasTurn) return
    hasTurn = false
    done()
  }
  const start = (): void => {
    hasTurn = true
    frame.src = source
    setTimeout(release, patience)
  }
  const onLoad = (): void => {
    stopMeasuring?.()
    const body = frame.contentDocument?.body
    if (body) stopMeasuring = measured(body, onHeight, release)
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      waiting.push(start)
      next()
    },
    { rootMargin: '400px' },
  )
  frame.addEventListener('load', onLoad)
  near.observe(frame)
  return () => {
    near.disconnect()
    frame.removeEventListener('load', onLoad)
    const place = waiting.indexOf(start)
    if (place !== -1) waiting.splice(place, 1)
    stopMeasuring?.()
    release()
  }
}
