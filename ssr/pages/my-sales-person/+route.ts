import { matchesPage } from '../route-match.ts'

export default matchesPage('my-sales-person')
