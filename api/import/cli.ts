import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { siteKeys } from '../contract/index.ts'
import { commandWaitMs, openStore } from '../platform/database/index.ts'
import { documentCopier } from './files/document-copier.ts'
import { importCatalogue, ImportRefused, UnreadableFile, type ImportSummary } from './index.ts'
import { parseLanguage } from './languages.ts'
import { retryWhileBusy } from './staging/retry-while-busy.ts'
import { pictureCopier } from './files/picture-copier.ts'

const usage = `npm run import -- FILE [options]
  --full | --update    whether articles that the file lacks go out of sale; BMEcat says it itself, tables update
  --source NAME        whose catalogue it is; BMEcat says it itself, tables are the shop's own
  --site KEY           whose currency and country the file's prices are for
  --price-group ID     the price group of a file that names none
  --language NAME      the language of words that say none, any of ISO 639 (sv, deu)
  --retire-many        takes out of sale what a full catalogue lacks, however much that is
  --pictures FOLDER    where the file's pictures and documents lie (the folder of FILE)
  --report FILE        where refused rows and warnings are written (FILE.report.csv)
  --dry-run            says what would be done and does nothing
Ends with 0 when all rows were taken, also with warnings; 2 when some were refused; 1 when nothing was applied.`

/** `npm run import -- FILE`: into the database that `DATA_DIR` or `DATABASE_URL` names. */
const print = (line: string) => void process.stdout.write(`${line}\n`)

class UsageError extends Error {}

function parseArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: 'boolean' },
      update: { type: 'boolean' },
      source: { type: 'string' },
      site: { type: 'string' },
      language: { type: 'string' },
      report: { type: 'string' },
      pictures: { type: 'string' },
      'price-group': { type: 'string' },
      'retire-many': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError(usage)
  if (values.full && values.update)
    throw new UsageError('A file is imported with --full or with --update, not both.')
  const site = siteKeys.find((key) => key === values.site)
  if (values.site !== undefined && !site)
    throw new UsageError(`There is no site ${values.site}; there are ${siteKeys.join(', ')}.`)
  const language = values.language === undefined ? null : parseLanguage(values.language)
  if (values.language !== undefined && language === null)
    throw new UsageError(`${values.language} is no code of a language, such as sv, de or fra.`)
  return {
    file,
    site: site ?? null,
    language,
    pictures: values.pictures ?? dirname(file),
    report: values.report ?? `${file}.report.csv`,
    source: values.source ?? null,
    full: values.full ? true : values.update ? false : null,
    priceGroup: values['price-group'] ?? null,
    retireMany: values['retire-many'],
    dryRun: values['dry-run'],
  }
}

function printSummary(summary: ImportSummary, { report, dryRun }: { report: string; dryRun: boolean }): void {
  const { articles, unchanged, texts, refused, incomplete, adjusted, retired, full, source, format } = summary
  print(`${full ? 'Full catalogue' : 'Update'} (${format})${source === null ? '' : ` of ${source}`}:`)
  print(`  ${articles} articles taken, ${unchanged} of them as they were; ${retired} out of sale`)
  print(`  ${refused} rows refused, ${incomplete} articles incomplete, ${adjusted} articles adjusted`)
  if (texts > 0) print(`  ${texts} rows of words, categories and option prices taken`)
  const found = (what: string, { count, line }: { count: number; line: number }) =>
    print(`  ${what}, ${count} times${line > 0 ? `, first in line ${line}` : ''}`)
  for (const [what, where] of summary.warnings) found(what, where)
  for (const [what, where] of summary.unsupported) found(`left out: ${what}`, where)
  if (summary.hasReport) print(`  rows and reasons: ${report}`)
  print(
    dryRun
      ? '  a dry run: nothing was changed'
      : summary.changed
        ? '  applied'
        : '  nothing had to be changed',
  )
}

async function run(): Promise<number> {
  const settings = parseArguments()
  const databaseUrl = process.env['DATABASE_URL']
  const dataDir = process.env['DATA_DIR'] ?? './data'
  // Temporary tables of the embedded database lie beside it, not in a folder of the system that may be memory.
  process.env['SQLITE_TMPDIR'] ??= dataDir
  const store = await retryWhileBusy(() =>
    openStore(databaseUrl ? { databaseUrl } : { dataDir }, { lockWaitMs: commandWaitMs }),
  )
  const began = performance.now()
  try {
    const { dryRun } = settings
    const summary = await importCatalogue(store, {
      ...settings,
      copyPicture: pictureCopier(settings.pictures, join(dataDir, 'pictures'), { dryRun }),
      copyDocument: documentCopier(settings.pictures, join(dataDir, 'documents'), { dryRun }),
      today: new Date(),
      log: print,
    })
    printSummary(summary, settings)
    const { user, system } = process.cpuUsage()
    const seconds = [(performance.now() - began) / 1000, (user + system) / 1e6].map((each) => each.toFixed(1))
    print(`  ${seconds[0]} s, ${seconds[1]} s of processor, ${peakMegabytes()} MB at most`)
    return summary.refused > 0 ? 2 : 0
  } finally {
    await store.close()
  }
}

/** The most memory that this process has had. */
const peakMegabytes = (): number => Math.round(process.resourceUsage().maxRSS / 1024)

try {
  process.exitCode = await run()
} catch (cause) {
  const plain =
    cause instanceof ImportRefused || cause instanceof UnreadableFile || cause instanceof UsageError
  const wrongOption =
    cause instanceof TypeError && 'code' in cause && String(cause.code).startsWith('ERR_PARSE_ARGS')
  if (!plain && !wrongOption) throw cause
  process.stderr.write(
    `${cause.message}${plain && !(cause instanceof UsageError) ? ' Nothing was changed.' : ''}\n`,
  )
  process.exitCode = 1
}
