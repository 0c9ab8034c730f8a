import { fallbacks } from '@tradecounter/search'
import { notFound } from '../platform/http/api-error.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import { serveDocument } from './documents.ts'
import { servePicture } from './pictures.ts'

/** `/pictures/*` and `/documents/*`: the files of the catalogue. */
export const mediaRoutes: RouteGroup = (app, { settings }) => {
  const picture = async (c: ApiContext) => {
    const answer = await servePicture(c.req.path, settings.pictureFolder)
    if (!answer) throw notFound('There is no such picture.')
    return answer
  }
  app.get('/pictures/:name', 'public', picture)
  app.get('/pictures/:folder/:name', 'public', picture)

  app.get('/documents/:code/:name', 'public', async (c) => {
    const answer =
      (await serveDocument(c.req.path, settings.documentFolder)) ??
      (await settings.makeDocument?.(c.req.path, fallbacks[c.get('caller').language]))
    if (!answer) throw notFound('There is no such document.')
    return answer
  })
}
