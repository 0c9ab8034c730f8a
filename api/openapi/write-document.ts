import { writeFileSync } from 'node:fs'
import { makeOpenApiDocument } from './document.ts'

/** `npm run openapi`: writes the OpenAPI document into `docs/openapi.json`. */
writeFileSync('docs/openapi.json', `${JSON.stringify(await makeOpenApiDocument(), null, 2)}\n`)
