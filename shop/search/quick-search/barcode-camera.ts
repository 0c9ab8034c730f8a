/** What `BarcodeDetector` finds in a picture. Not every browser has one, and TypeScript knows none. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
interface DetectorMaker {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Kinds of codes that stand on goods, shelves and delivery notes. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'code_39', 'data_matrix', 'qr_code']

/** Rest between two looks at the picture, in milliseconds. */
const lookEvery = 150

/** Why there is no picture: the visitor or the policy said no, there is no camera, or it is in use. */
export type CameraProblem = 'refused' | 'no-camera' | 'failed'

const detectorMaker = (): DetectorMaker | undefined =>
  // The browser's own, where it has it.
  Reflect.get(globalThis, 'BarcodeDetector') as DetectorMaker | undefined

/** Whether this browser reads barcodes and may ask for a camera. */
export const canScan = (): boolean =>
  detectorMaker() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function'

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
}

/** What a failure to open the camera means. */
export const cameraProblem = (failure: unknown): CameraProblem =>
  (failure instanceof DOMException && problems[failure.name]) || 'failed'

/**
 * Shows the camera in `video` and calls `onCode` once with the first code in sight, without spaces around it. Rejects
 * when there is no picture (`cameraProblem`). The signal ends it and lets go of the camera.
 */
export async function scanCode(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const Maker = detectorMaker()
  if (Maker === undefined) throw new Error('This browser reads no barcodes.')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const letGo = (): void => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return letGo()
  signal.addEventListener('abort', letGo, { once: true })
  video.srcObject = stream
  await video.play()
  const supported = await Maker.getSupportedFormats()
  const detector = new Maker({ formats: formats.filter((format) => supported.includes(format)) })
  while (!signal.aborted) {
    // A picture that is not ready yet is no reason to give up.
    const [code] = await detector.detect(video).catch(() => [])
    const value = code?.rawValue.trim() ?? ''
    if (value !== '' && !signal.aborted) {
      letGo()
      return onCode(value)
    }
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
}
