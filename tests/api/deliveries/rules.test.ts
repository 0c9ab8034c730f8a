import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  carrierSteps,
  deliveryStatuses,
  type CarrierStep,
  type ShipmentStatus,
} from '../../../api/contract/index.ts'
import { parcelProgress, shipmentProgress } from '../../../api/deliveries/rules.ts'
import { lineStatus, orderStatus, quantitiesOf } from '../../../api/deliveries/line-quantities.ts'

const line = (quantity: number, more = {}) => ({
  quantity,
  cancelledQuantity: 0,
  reportedStatus: 'ORDERED' as const,
  ...more,
})

const at = (hour: number, step: CarrierStep) => ({
  eventId: `${hour}`,
  step,
  occurredAt: new Date(Date.UTC(2026, 4, 1, hour)).toISOString(),
})

const parcel = (status: ShipmentStatus, exception = false) => ({ status, exception })

describe('the status of an order line', () => {
  it.each([
    [line(5), [], 'ORDERED'],
    [line(5, { reportedStatus: 'BACKORDER_LISTED' }), [], 'BACKORDER_LISTED'],
    [line(5), [['CREATED', 5]], 'PROCESSING'],
    [line(5), [['PICKED', 5]], 'PICKED'],
    [line(5), [['PACKED', 2]], 'PICKED'],
    [line(5), [['HANDED_OVER', 5]], 'ON_THE_WAY'],
    [line(5), [['OUT_FOR_DELIVERY', 2]], 'ON_THE_WAY'],
    [line(5), [['DELIVERED', 2]], 'PARTLY_DELIVERED'],
    [
      line(5),
      [
        ['DELIVERED', 2],
        ['ON_THE_WAY', 3],
      ],
      'PARTLY_DELIVERED',
    ],
    [line(5), [['DELIVERED', 5]], 'DELIVERED'],
    [line(5, { cancelledQuantity: 3 }), [['DELIVERED', 2]], 'DELIVERED'],
    [line(5, { cancelledQuantity: 5 }), [], 'CANCELLED'],
    [line(5, { reportedStatus: 'PROCESSING' }), [['RETURNED', 5]], 'PROCESSING'],
  ] as const)('of %j with %j is %s', (facts, goods, expected) => {
    const shipped = goods.map(([status, quantity]) => ({ status, quantity }))
    expect(lineStatus(facts, shipped)).toBe(expected)
  })

  it('counts what was sent, what has arrived and what remains', () => {
    const goods = [
      { status: 'DELIVERED', quantity: 2 },
      { status: 'ON_THE_WAY', quantity: 1 },
      { status: 'PICKED', quantity: 3 },
      { status: 'RETURNED', quantity: 4 },
    ] as const
    expect(quantitiesOf({ quantity: 12, cancelledQuantity: 1 }, goods)).toEqual({
      sent: 3,
      delivered: 2,
      inShipments: 6,
      remaining: 8,
    })
  })
})

describe('the status of an order', () => {
  it.each([
    [['ORDERED', 'ORDERED'], 'ORDERED'],
    [['CANCELLED', 'CANCELLED'], 'CANCELLED'],
    [['CANCELLED', 'DELIVERED'], 'DELIVERED'],
    [['DELIVERED', 'ORDERED'], 'PARTLY_DELIVERED'],
    [['PARTLY_DELIVERED'], 'PARTLY_DELIVERED'],
    [['ON_THE_WAY', 'BACKORDER_LISTED'], 'ON_THE_WAY'],
    [['PICKED', 'PROCESSING'], 'PICKED'],
    [['ORDERED', 'BACKORDER_LISTED'], 'ORDERED'],
    [['BACKORDER_LISTED', 'CANCELLED'], 'BACKORDER_LISTED'],
    [['UNKNOWN'], 'UNKNOWN'],
    [[], 'CANCELLED'],
  ] as const)('with lines of %j is %s', (lines, expected) => {
    expect(orderStatus(lines)).toBe(expected)
  })

  it('is one of its lines, or partly delivered, whatever the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...deliveryStatuses), { minLength: 1, maxLength: 6 }), (lines) => {
        const status = orderStatus(lines)
        expect(orderStatus(lines.toReversed())).toBe(status)
        expect([...lines, 'PARTLY_DELIVERED']).toContain(status)
        if (status === 'DELIVERED') expect(lines).not.toContain('ON_THE_WAY')
      }),
    )
  })
})

describe('the progress of a parcel', () => {
  const event = fc.record({
    eventId: fc.uuid(),
    step: fc.constantFrom(...carrierSteps),
    occurredAt: fc
      .integer({ min: 0, max: 3 })
      .map((hour) => new Date(Date.UTC(2026, 4, 1, hour)).toISOString()),
  })

  it('does not depend on the order in which events arrive', () => {
    const shuffled = fc
      .array(event, { maxLength: 6 })
      .chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
        ),
      )
    fc.assert(
      fc.property(shuffled, ([events, others]) => {
        expect(parcelProgress(others, 'PACKED')).toEqual(parcelProgress(events, 'PACKED'))
      }),
    )
  })

  it.each([
    [[], 'PACKED', false],
    [[at(1, 'INFORMATION')], 'PACKED', false],
    [[at(2, 'ON_THE_WAY'), at(1, 'HANDED_OVER')], 'ON_THE_WAY', false],
    [[at(1, 'EXCEPTION')], 'ON_THE_WAY', true],
    [[at(1, 'OUT_FOR_DELIVERY'), at(2, 'EXCEPTION')], 'OUT_FOR_DELIVERY', true],
    [[at(1, 'EXCEPTION'), at(2, 'OUT_FOR_DELIVERY')], 'OUT_FOR_DELIVERY', false],
    [[at(1, 'DELIVERED'), at(2, 'ON_THE_WAY')], 'DELIVERED', false],
    [[at(1, 'DELIVERED'), at(2, 'RETURNED')], 'RETURNED', true],
  ] as const)('after %j is %s', (events, status, exception) => {
    expect(parcelProgress(events, 'PACKED')).toEqual({ status, exception })
  })
})

describe('the progress of a shipment', () => {
  const sent = { carrier: 'dhl', warehouseStatus: 'PACKED' } as const

  it.each([
    [sent, [], 'PACKED', false],
    [sent, [parcel('DELIVERED'), parcel('ON_THE_WAY')], 'ON_THE_WAY', false],
    [sent, [parcel('DELIVERED'), parcel('RETURNED', true)], 'DELIVERED', true],
    [sent, [parcel('RETURNED', true)], 'RETURNED', true],
    [{ carrier: '', warehouseStatus: 'HANDED_OVER' }, [], 'DELIVERED', false],
    [{ carrier: 'dhl', warehouseStatus: 'HANDED_OVER' }, [], 'HANDED_OVER', false],
  ] as const)('of %j with parcels %j is %s', (shipment, parcels, status, exception) => {
    expect(shipmentProgress(shipment, parcels)).toEqual({ status, exception })
  })
})
