// Runs in its own process, which trusts the certificate (NODE_EXTRA_CA_CERTS). Prints the result as JSON.
const [, , folder, address] = process.argv
const { scan } = await import(`${folder}/node_modules/@mdn/mdn-http-observatory/src/scanner/index.js`)
const result = await scan(address)
process.stdout.write(
  JSON.stringify({
    scan: result.scan,
    tests: Object.entries(result.tests).map(([name, { result: found, pass, scoreModifier }]) => ({
      name,
      found,
      pass,
      scoreModifier,
    })),
  }),
)
