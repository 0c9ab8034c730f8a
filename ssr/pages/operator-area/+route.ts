import { matchesPage } from '../route-match.ts'

export default matchesPage('operator-area')
