import { openStorage } from '#platform/infrastructure/storage/open-storage.ts'
import { readConfig } from '#server/config.ts'
import { createProgress } from '#server/start/progress.ts'
import type { Stop } from '#server/start/stop.ts'
import { openToolDatabase } from '#server/start/tool-database.ts'
import { runCommand } from './command/run-command.ts'
import { aboutColumns } from './import/about-columns.ts'
import { checkFile } from './import/check-file.ts'
import { type ImportReport, importFile } from './import/import-file.ts'
import { readProductArguments } from './import/read-arguments.ts'

const USAGE = 'Uso: npm run import -- ARQUIVO.csv [--dry-run] [--sheet COLUNA]… [--allow-missing-pictures]'

const ending = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => ending.abort())
// The parent process is gone.
process.on('disconnect', () => ending.abort())

try {
  await runCommand(run)
} finally {
  // The channel to the parent would keep the process alive.
  process.disconnect?.()
}

async function run(stop: Stop) {
  const { file, dryRun, sheet, allowMissing } = readProductArguments(USAGE)
  await checkFile(file)
  for (const sentence of await aboutColumns(file, sheet)) console.log(sentence)
  const config = readConfig()
  const progress = createProgress(dryRun ? 'Conferindo' : 'Importando')
  const { db } = await openToolDatabase(config, stop)
  const storage = await openStorage(config.files, 'fotos')
  const report = await importFile({
    file,
    sheet,
    dryRun,
    allowMissing,
    db,
    storage,
    now: new Date(),
    signal: ending.signal,
    onProgress: progress.show,
  })
  progress.end()
  printReport(report, dryRun)
}

function printReport({ criados, alterados, iguais, problemas, avisos }: ImportReport, dryRun: boolean) {
  const done = `${criados} criados, ${alterados} alterados, ${iguais} sem mudança`
  console.log(dryRun ? `Conferido, nada foi gravado: ${done}.` : `Pronto: ${done}.`)
  if (ending.signal.aborted) {
    process.exitCode = 1
    console.log('Interrompido antes do fim do arquivo; importe-o de novo para continuar.')
  }
  if (avisos.length > 0) console.log('Confira:')
  for (const { line, handle, motivo } of avisos) console.log(`  linha ${line} (${handle}): ${motivo}`)
  if (problemas.length === 0) return

  process.exitCode = 1
  console.log(
    `${problemas.length} ${problemas.length === 1 ? 'problema' : 'problemas'}; estes produtos ficaram de fora:`,
  )
  for (const { line, handle, motivo } of problemas) console.log(`  linha ${line} (${handle}): ${motivo}`)
}
