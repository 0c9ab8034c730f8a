import { matchesPage } from '../route-match.ts'

export default matchesPage('accept-invitation')
