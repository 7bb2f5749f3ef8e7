import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { localStorage } from '#platform/storage/local.ts'
import { readConfig } from '#server/config.ts'
import { createProgress } from '#server/progress.ts'
import { StartFailure } from '#server/start-failure.ts'
import { createStop } from '#server/stop.ts'
import { openToolDatabase } from '#server/tool-database.ts'
import { type ImportReport, importFile } from './import/import-file.ts'
import { UnreadableFile } from './import/read-groups.ts'

const USAGE = 'Uso: npm run import -- ARQUIVO.csv [--dry-run]'

/** Bad lines told one by one; a file that is all wrong needs no 50,000 of them. */
const MOST_TOLD = 50

try {
  await run()
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof UnreadableFile || isMissingFile(error))) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run() {
  const { file, dryRun } = readArguments()
  const config = readConfig()
  const stop = createStop((error) => console.error(error))
  const progress = createProgress(dryRun ? 'Conferindo' : 'Importando')
  try {
    const { db } = await openToolDatabase(config, stop)
    const storage = localStorage(join(config.dataDir, 'fotos'))
    const report = await importFile({
      file,
      dryRun,
      agora: new Date(),
      db,
      storage,
      onProgress: progress.show,
    })
    progress.end()
    tell(report, dryRun)
  } finally {
    await stop.now()
  }
}

function readArguments(): { file: string; dryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
    })
    const [file, ...others] = positionals
    if (file && others.length === 0) return { file, dryRun: values['dry-run'] ?? false }
  } catch (cause) {
    throw new StartFailure(USAGE, { cause })
  }
  throw new StartFailure(USAGE)
}

function tell({ criados, alterados, iguais, problemas }: ImportReport, dryRun: boolean) {
  const done = `${criados} criados, ${alterados} alterados, ${iguais} sem mudança`
  console.log(dryRun ? `Conferido, nada foi gravado: ${done}.` : `Pronto: ${done}.`)
  if (problemas.length === 0) return

  process.exitCode = 1
  console.log(
    `${problemas.length} ${problemas.length === 1 ? 'problema' : 'problemas'}; estes produtos ficaram de fora:`,
  )
  for (const { line, handle, motivo } of problemas.slice(0, MOST_TOLD))
    console.log(`  linha ${line} (${handle}): ${motivo}`)
  if (problemas.length > MOST_TOLD) console.log(`  … e mais ${problemas.length - MOST_TOLD}`)
}

function isMissingFile(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
