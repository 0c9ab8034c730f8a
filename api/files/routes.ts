import { fileCalls } from '../contract/index.ts'
import { parseByteRange } from '../platform/files/byte-range.ts'
import { isDownloadLink } from '../platform/files/download-link.ts'
import { contentDisposition } from '../platform/files/file-name.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { readUpload } from './read-upload.ts'
import { purposeRule } from '../platform/files/file-purposes.ts'
import { getFile, linkToFile, readFileContent, removeUpload, uploadFile } from './service.ts'

/** Upload and download of files. */
export const fileRoutes: RouteGroup = (mount, services) => {
  mount(fileCalls.upload, async ({ c, caller: { customerId, userId }, query: { purpose, name } }) => {
    const source = readUpload(c, purposeRule(purpose).maxBytes)
    const file = await uploadFile(
      services,
      { owner: { customerId, userId }, purpose, name },
      source,
      c.req.raw.signal,
    )
    return { fileId: file.id, name: file.name, type: file.type, size: file.size }
  })

  mount(fileCalls.remove, async ({ caller, body: { fileId } }) => {
    await removeUpload(services, caller, fileId)
    return { success: true }
  })

  mount(fileCalls.link, ({ caller, query: { fileId } }) => linkToFile(services, caller, fileId))

  mount(fileCalls.download, async ({ c, query: link }) => {
    if (!isDownloadLink(services.keys.downloads, link, services.clock()))
      throw new ApiError(404, 'link', 'The link is wrong or has expired.')
    const { id, name, type, size } = await getFile(services, link.fileId)
    // Content never changes under an id, so the id is its validator.
    const etag = `"${id}"`
    const isSame = [undefined, etag].includes(c.req.header('if-range'))
    const range = isSame ? parseByteRange(c.req.header('range'), size) : null
    if (range === 'outside')
      throw new ApiError(416, 'range', 'The file has no such part.', {
        headers: { 'content-range': `bytes */${size}` },
      })
    const content = c.req.method === 'HEAD' ? null : await readFileContent(services, id, range ?? undefined)
    const length = range === null ? size : range.end - range.start + 1
    const headers = {
      'content-type': type,
      'content-length': String(length),
      'content-disposition': contentDisposition(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag,
      'cache-control': 'private, no-store',
      ...(range === null ? {} : { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
    }
    return new Response(content, { status: range === null ? 200 : 206, headers })
  })
}
