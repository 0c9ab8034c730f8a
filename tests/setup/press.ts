import type { Locator, Page } from 'playwright-core'

/** What a press on a button led to, as the page itself saw it. */
export interface Press {
  /** Whether the answer stood there when the browser drew its next frame: nothing from the network can be that soon. */
  inNextFrame: boolean
  /** Milliseconds from the press, as the browser stamped it, until that frame was handed over to be painted. */
  milliseconds: number
}

/**
 * A slow telephone on slow 3G, as Chromium's own tools have it (400 kbit/s, 400 ms, a fourth of the processor), and a
 * quick one for what lies between: pages load in seconds there.
 */
export async function openTelephone(page: Page): Promise<{ slow(): Promise<void>; quick(): Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const be = async (latency: number, throughput: number, rate: number): Promise<void> => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  }
  return { slow: () => be(400, (400 * 1024) / 8, 4), quick: () => be(0, -1, 1) }
}

/**
 * How a press is answered on screen: the button turns busy, or the line that was typed leaves its fields, so that the next
 * one can be typed.
 */
export type Sign = 'busy' | 'emptied'

/**
 * Watches a button until it has been pressed and the next frame drawn; `press` does the pressing. The time is the
 * browser's own from event to frame, so that what drives it does not count.
 */
export async function watchPress(button: Locator, sign: Sign, press: () => Promise<void>): Promise<Press> {
  const watched = await button.evaluateHandle(
    (element, wanted) => ({
      drawn: new Promise<{ inNextFrame: boolean; milliseconds: number }>((resolve) => {
        const isThere = (): boolean =>
          wanted === 'busy'
            ? element.getAttribute('aria-busy') === 'true'
            : [...(element.closest('form')?.querySelectorAll('input') ?? [])].every(
                ({ value }) => value === '',
              )
        const pressed = ({ timeStamp }: Event): void => {
          requestAnimationFrame(() => {
            const inNextFrame = isThere()
            const { port1, port2 } = new MessageChannel()
            // A task of its own after the frame: by then it is drawn.
            port1.addEventListener('message', () =>
              resolve({ inNextFrame, milliseconds: performance.now() - timeStamp }),
            )
            port1.start()
            port2.postMessage(null)
          })
        }
        element.addEventListener('click', pressed, { capture: true, once: true })
      }),
    }),
    sign,
  )
  await press()
  return watched.evaluate(({ drawn }) => drawn)
}
