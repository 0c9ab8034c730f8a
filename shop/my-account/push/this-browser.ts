import type { SubscribePushRequest } from '@tradecounter/api/contract'
import { pushWorkerPath, pushWorkerPolicy } from './push-worker.ts'

/**
 * What this browser can do: show notifications, not any (`impossible`), only as an app of the home screen, or not any
 * more because the user has refused them.
 */
export type PushSupport = 'possible' | 'impossible' | 'home-screen' | 'refused'

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    // iPadOS says that it is a Mac.
    return /iPhone|iPad|Macintosh.*Safari/u.test(navigator.userAgent) && navigator.maxTouchPoints > 1
      ? 'home-screen'
      : 'impossible'
  return Notification.permission === 'denied' ? 'refused' : 'possible'
}

/** The part of the browser's Trusted Types that is used here. TypeScript has no types of them. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: () => string },
    ): { createScriptURL: (address: string) => string }
  }
}

let policy: { createScriptURL: (address: string) => string } | undefined

/** The address of the worker, whatever is asked for: nobody else can register another one by the policy. */
const workerAddress = (): string =>
  (policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy(pushWorkerPolicy, {
    createScriptURL: () => pushWorkerPath,
  }) ?? { createScriptURL: () => pushWorkerPath }).createScriptURL(pushWorkerPath)

/** Ends the subscription of this browser, and removes the worker. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorkerPath)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  await registration?.unregister()
}

/**
 * Asks the user for the permission, registers the worker and subscribes this browser. Null if the user does not allow
 * it. Rejects if the browser cannot reach its push service.
 */
export async function subscribeHere(publicKey: string): Promise<SubscribePushRequest | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(workerAddress())
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription under another key of the shop would be refused.
  const earlier = await pushManager.getSubscription()
  await earlier?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined)
    throw new TypeError('the subscription has no keys')
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
}
