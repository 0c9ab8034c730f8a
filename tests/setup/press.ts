import type { Locator, Page } from 'playwright-core'

/** The effect of a click on a button, measured in the page. */
export interface Press {
  /** Whether the effect was visible in the next frame, before any answer of the network. */
  inNextFrame: boolean
  /** Milliseconds from the click's timestamp until that frame was presented. */
  milliseconds: number
}

/**
 * A slow phone on slow 3G, as in Chromium's own tools (400 kbit/s, 400 ms, a quarter of the processor), and a fast
 * one between measurements, because pages load in seconds there.
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

/** The visible effect of a click: the button becomes busy, or the typed line is cleared from its fields. */
export type Sign = 'busy' | 'emptied'

/**
 * Watches a button until it has been clicked and the next frame presented; `press` clicks it. The time is the
 * browser's own from event to frame, without the overhead of the test driver.
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
            // A separate task after the frame: by then it is presented.
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
