import { belongsTo } from '../route-match.ts'

export default belongsTo('order')
