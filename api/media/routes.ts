import { catalogueCalls } from '../contract/index.ts'
import { fallbacks } from '@tradecounter/search'
import { notFound } from '../platform/http/api-error.ts'
import type { ApiContext } from '../platform/services.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { serveDocument } from './documents.ts'
import { servePicture } from './pictures.ts'

/** `/pictures/*` and `/documents/*`: the files of the catalogue. */
export const mediaRoutes: RouteGroup = (mount, { settings }) => {
  const picture = async ({ c }: { c: ApiContext }) => {
    const answer = await servePicture(c.req.path, settings.pictureFolder)
    if (!answer) throw notFound('There is no such picture.')
    return answer
  }
  mount(catalogueCalls.picture, picture)
  mount(catalogueCalls.pictureInFolder, picture)

  mount(catalogueCalls.document, async ({ c, caller }) => {
    const answer =
      (await serveDocument(c.req.path, settings.documentFolder)) ??
      (await settings.makeDocument?.(c.req.path, fallbacks[caller.language]))
    if (!answer) throw notFound('There is no such document.')
    return answer
  })
}
