import { parseArgs } from 'node:util'
import { type CopyReport, copyFiles } from '#platform/infrastructure/storage/copy-files.ts'
import { openStorage } from '#platform/infrastructure/storage/open-storage.ts'
import { readConfig } from '#server/config.ts'
import { checkFiles } from '#server/start/check-files.ts'
import { StartFailure } from '#server/start/start-failure.ts'
import { interruptSignal } from './interrupt.ts'
import { runCommand } from './run-command.ts'

const USAGE = 'Uso: npm run files:copy [-- --back]'

/** Files between two lines of progress. */
const STEP = 1_000

/** At most this many failures are printed. */
const EXAMPLES = 10

const MEGABYTE = 1024 * 1024

/** Feeds are generated again. */
const AREAS = ['fotos', 'transferencias'] as const

await runCommand(run)

/** Copies the folders of pictures, files and exports to the bucket of `S3_URL`, or back. */
async function run() {
  const back = readArguments()
  const config = readConfig()
  if ('folder' in config.files)
    throw new StartFailure('Diga com S3_URL, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY qual é o balde.')
  await checkFiles(config, unreachable)
  const signal = interruptSignal()
  const reports: CopyReport[] = []
  let shown = 0
  for (const area of AREAS) {
    const folder = await openStorage({ folder: config.filesDir }, area)
    const bucket = await openStorage(config.files, area)
    const [from, to] = back ? [bucket, folder] : [folder, bucket]
    const before = sumOf(reports)
    reports.push(await copyFiles({ from, to, signal, onProgress: (report) => show(sumOf([before, report])) }))
  }
  const { copied, present, bytes, failed } = sumOf(reports)

  console.log(
    `${copied} arquivos copiados (${(bytes / MEGABYTE).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB) e conferidos, ${present} já estavam lá, ${failed.length} falharam.`,
  )
  for (const { key, reason } of failed.slice(0, EXAMPLES)) console.log(`  ${key}: ${reason}`)
  if (signal.aborted) console.log('Interrompido; o mesmo comando continua de onde parou.')
  else if (failed.length > 0) console.log('Rode o comando de novo: ele só copia o que falta.')
  if (signal.aborted || failed.length > 0) process.exitCode = 1

  function show({ copied, present }: CopyReport) {
    if (copied + present < shown + STEP) return
    shown = copied + present
    console.log(`${shown} arquivos conferidos…`)
  }
}

function sumOf(reports: readonly CopyReport[]): CopyReport {
  return {
    copied: reports.reduce((sum, { copied }) => sum + copied, 0),
    present: reports.reduce((sum, { present }) => sum + present, 0),
    bytes: reports.reduce((sum, { bytes }) => sum + bytes, 0),
    failed: reports.flatMap(({ failed }) => failed),
  }
}

function unreachable(error: unknown): never {
  throw new StartFailure('O balde de S3_URL não responde; tente de novo.', { cause: error })
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { back: { type: 'boolean' } } }).values.back ?? false
  } catch (cause) {
    throw new StartFailure(USAGE, { cause })
  }
}
