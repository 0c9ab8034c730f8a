import { pictureRoute } from '../pictures/index.ts'
import { notFound } from './fault.ts'
import type { ApiContext, Route } from './services.ts'

function picture(c: ApiContext): Response {
  const answer = pictureRoute(c.req.path)
  if (answer === null) throw notFound('There is no such picture.')
  return answer
}

/** `/pictures/{family}/{key}.svg` and `/pictures/none.svg`: the drawn pictures of the demo catalogue. */
export const pictureRoutes: Route = (app) => {
  app.get('/pictures/:name', picture)
  app.get('/pictures/:family/:name', picture)
}
