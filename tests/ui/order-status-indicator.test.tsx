import { render } from '@testing-library/react'
import { OrderStatusIndicator, stageOf, stages } from '@tradecounter/ui/order-status-indicator'
import { deliveryStatuses, type DeliveryStatus } from '@tradecounter/ui/status-chip'
import { describe, expect, it } from 'vitest'

const labels: Record<DeliveryStatus, string> = {
  DELIVERED: 'Delivered',
  PARTLY_DELIVERED: 'Partly delivered',
  PROCESSING: 'Processing',
  CANCELLED: 'Cancelled',
  ORDERED: 'Ordered',
  ON_THE_WAY: 'On the way',
  PICKED: 'Picked',
  BACKORDER_LISTED: 'Back order',
  UNKNOWN: 'Unknown',
}

describe('OrderStatusIndicator', () => {
  it('is "on the way" by default (HELP-6)', () => {
    const { container } = render(<OrderStatusIndicator labels={labels} detail="Expected on Monday" />)
    expect(container.textContent).toBe('On the wayExpected on Monday')
    expect(container.querySelectorAll('[data-reached]')).toHaveLength(3)
  })

  it.each(deliveryStatuses)('shows %s as text and as a drawing', (status) => {
    const { container } = render(<OrderStatusIndicator status={status} labels={labels} />)
    expect(container.textContent).toBe(labels[status])
    const reached = stageOf(status)
    expect(container.querySelectorAll('[data-reached]')).toHaveLength(reached ?? 0)
    const way = container.querySelector('span[aria-hidden=true]:not(:has(svg)):has(span)')
    expect(way === null).toBe(reached === null)
  })

  it('reaches the stages in their order', () => {
    expect(stages.map(stageOf)).toEqual([1, 2, 3, 4])
    expect([stageOf('CANCELLED'), stageOf('UNKNOWN')]).toEqual([null, null])
  })
})
