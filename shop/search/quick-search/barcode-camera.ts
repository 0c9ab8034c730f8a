import { expandUpcE } from './upc-e.ts'

/** A code found by `BarcodeDetector`, which some browsers lack and TypeScript does not declare. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string; format: string }[]>
}
interface DetectorMaker {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Barcode formats on goods, shelves and delivery notes. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'code_39', 'data_matrix', 'qr_code']

/** Interval between two scans, in milliseconds. */
const lookEvery = 150

/** Why there is no picture: blocked by visitor or policy, no camera, or camera in use. */
export type CameraProblem = 'refused' | 'no-camera' | 'failed'

const detectorMaker = (): DetectorMaker | undefined =>
  // The browser's own implementation, if available.
  Reflect.get(globalThis, 'BarcodeDetector') as DetectorMaker | undefined

/** Whether this browser can read barcodes and use a camera. */
export const canScan = (): boolean =>
  detectorMaker() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function'

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
}

/** The reason of a failure to open the camera. */
export const cameraProblem = (failure: unknown): CameraProblem =>
  (failure instanceof DOMException && problems[failure.name]) || 'failed'

/**
 * Shows the camera in `video` and calls `onCode` once with the first code found, trimmed. Rejects if the camera
 * fails (`cameraProblem`). The signal stops it and releases the camera.
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
    // A frame that is not ready yet is not an error.
    const [code] = await detector.detect(video).catch(() => [])
    const read = code?.rawValue.trim() ?? ''
    const value = code?.format === 'upc_e' ? expandUpcE(read) : read
    if (value !== '' && !signal.aborted) {
      letGo()
      return onCode(value)
    }
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
}
