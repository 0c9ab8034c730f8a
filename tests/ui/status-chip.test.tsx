import { deliveryStatuses, StatusChip } from '@tradecounter/ui/status-chip'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('StatusChip', () => {
  it('has the nine delivery statuses of the specification', () => {
    expect(deliveryStatuses).toEqual([
      'DELIVERED',
      'PARTLY_DELIVERED',
      'PROCESSING',
      'CANCELLED',
      'ORDERED',
      'ON_THE_WAY',
      'PICKED',
      'BACKORDER_LISTED',
      'UNKNOWN',
    ])
  })

  it('has its own icon and text for each (MY-3)', () => {
    const drawn = deliveryStatuses.map(
      (status) => render(<StatusChip {...{ status }} label={status} />).container,
    )
    expect(new Set(drawn.map((one) => one.querySelector('path')?.getAttribute('d'))).size).toBe(9)
    expect(drawn.map(({ textContent }) => textContent)).toEqual([...deliveryStatuses])
  })
})
