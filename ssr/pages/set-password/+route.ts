import { belongsTo } from '../belongs-to.ts'

export default belongsTo('set-password')
