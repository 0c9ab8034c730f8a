import type { WebVitals } from '@tradecounter/api/contract'
import { hasConsent, type PageId } from '@tradecounter/shop/core'
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { sendVitals } from '../calls.ts'

/**
 * Measures this page, and sends the figures once, when it is hidden or left, if the consent to statistics is still
 * given. Browser only.
 */
export function measureVitals(page: PageId): void {
  const measured = new Map<MetricType['name'], number>()
  const keep = ({ name, value }: MetricType): void => void measured.set(name, value)
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep)
  const send = (): void => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return
    document.removeEventListener('visibilitychange', send)
    if (!hasConsent('C0002')) return
    const vitals: WebVitals['vitals'] = [...measured].map(([name, value]) => ({ name, value }))
    sendVitals({ page, vitals })
  }
  // After the library's own listeners, which report their last values then.
  document.addEventListener('visibilitychange', send)
}
