import { readConfig } from '#server/config.ts'
import type { Stop } from '#server/start/stop.ts'
import { openToolDatabase } from '#server/start/tool-database.ts'
import { runCommand } from './command/run-command.ts'
import { checkFile } from './import/check-file.ts'
import { type FreightReport, importFreightFile } from './import/import-freight-file.ts'
import { readArguments } from './import/read-arguments.ts'

const USAGE = 'Uso: npm run import:freight -- ARQUIVO.csv [--dry-run]'

/** At most this many problems are printed. */
const MAX_SHOWN = 100

// The tables are written in one transaction: an interrupted import has changed nothing.
await runCommand(run)

async function run(stop: Stop) {
  const { file, dryRun } = readArguments(USAGE)
  await checkFile(file)
  const { db } = await openToolDatabase(readConfig(), stop)
  printReport(await importFreightFile(db, { file, dryRun }), dryRun)
}

function printReport({ servicos, faixas, problemas }: FreightReport, dryRun: boolean) {
  if (problemas.length === 0) {
    const done = dryRun ? 'Conferido, nada foi gravado' : 'Pronto: estas são agora as tabelas de frete'
    console.log(`${done}: ${servicos.join(', ')}, com ${faixas} ${faixas === 1 ? 'faixa' : 'faixas'}.`)
    return
  }

  process.exitCode = 1
  console.log(`${problemas.length} ${problemas.length === 1 ? 'problema' : 'problemas'}; nada foi gravado:`)
  for (const { line, motivo } of problemas.slice(0, MAX_SHOWN)) console.log(`  linha ${line}: ${motivo}`)
  if (problemas.length > MAX_SHOWN) console.log(`  … e mais ${problemas.length - MAX_SHOWN}.`)
}
