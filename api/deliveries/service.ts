/**
 * Goods on their way: what other features report, change and read of shipments, parcels and the lines of orders in
 * them.
 */
export { requestDeliveryChange } from './changes/request-change.ts'
export { createCarrierRequester } from './changes/send-change.ts'
export { deliveryFileSchema } from './delivery-file.ts'
export { followOrder, followsOrder } from './follow.ts'
export { readGoodsNumbers } from './goods-numbers.ts'
export { importDeliveries } from './import-deliveries.ts'
export { quantitiesOf, type ShippedGoods } from './line-quantities.ts'
export { notifyOfPassedPromises } from './notify-of-passed-promise.ts'
export { findNotedShipment, readOrderShipments } from './order-shipments.ts'
export { updateProgress } from './progress.ts'
export { addCarrierEvents, addShipment, reportWarehouse } from './shipments.ts'
export { readDeliveredQuantities, readSentQuantities, readShippedGoods } from './store.ts'
