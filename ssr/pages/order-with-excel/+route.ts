import { belongsTo } from '../belongs-to.ts'

export default belongsTo('order-with-excel')
