import { pictureRoute } from '../pictures/index.ts'
import { notFound } from './fault.ts'
import type { Route } from './services.ts'

/** `/pictures/*`: the drawn pictures of the demo catalogue. */
export const pictureRoutes: Route = (app) => {
  app.get('/pictures/*', (c) => {
    const answer = pictureRoute(c.req.path)
    if (answer === null) throw notFound('There is no such picture.')
    return answer
  })
}
