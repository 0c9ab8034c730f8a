import { matchesPage } from '../route-match.ts'

export default matchesPage('order-agreements')
