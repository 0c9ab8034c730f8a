import { documentRoute, suppliedDocument } from '../documents/index.ts'
import { pictureRoute, suppliedPicture } from './index.ts'
import { fallbacks } from '@tradecounter/search'
import { notFound } from '../platform/api-error.ts'
import type { ApiContext, Route } from '../platform/services.ts'

function picture(c: ApiContext): Response {
  const answer = pictureRoute(c.req.path)
  if (answer === null) throw notFound('There is no such picture.')
  return answer
}

/**
 * `/pictures/*` and `/documents/*`: what came with imported catalogues, and the drawn pictures and written sheets of the
 * demo catalogue.
 */
export const pictureRoutes: Route = (app, { store, settings }) => {
  app.get('/pictures/:name', 'public', picture)
  app.get('/pictures/supplied/:name', 'public', async (c) => {
    const answer = await suppliedPicture(c.req.path, settings.pictureFolder)
    if (answer === null) throw notFound('There is no such picture.')
    return answer
  })
  app.get('/pictures/:family/:name', 'public', picture)

  app.get('/documents/:code/:name', 'public', async (c) => {
    const supplied = await suppliedDocument(c.req.path, settings.documentFolder)
    if (supplied !== null) return supplied
    const answer = await documentRoute(c.req.path, { store, languages: fallbacks[c.get('caller').language] })
    if (answer === null) throw notFound('There is no such document.')
    return answer
  })
}
