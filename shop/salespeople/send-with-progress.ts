/**
 * Makes the request of `fetch` with a file as its body, and reports the share that is sent. An XMLHttpRequest, because
 * `fetch` reports no progress of a request. Rejects if the request is broken off. It has no time limit: a large file
 * takes as long as its line needs.
 */
export const sendWithProgress =
  (file: File, onProgress: (share: number) => void) =>
  (address: string, { method = 'POST', headers }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      request.responseType = 'json'
      const sent = new Headers(headers)
      sent.set('Content-Type', 'application/octet-stream')
      for (const [name, value] of sent) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      request.addEventListener('error', () => reject(new TypeError('The upload was broken off.')))
      request.addEventListener('load', () => {
        const { status, statusText, response } = request
        resolve(Response.json(response, { status, statusText }))
      })
      request.send(file)
    })
