import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as z from 'zod'
import { formatMoment } from '#domain/time/format-moment.ts'
import { BackupFailure } from '#platform/infrastructure/backup/format.ts'
import { writeBackup } from '#platform/infrastructure/backup/write-backup.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { openStorage } from '#platform/infrastructure/storage/open-storage.ts'
import { readConfig } from '#server/config.ts'
import { StartFailure } from '#server/start/start-failure.ts'
import type { Stop } from '#server/start/stop.ts'
import { openToolUrl } from '#server/start/tool-database.ts'
import { interruptSignal } from './command/interrupt.ts'
import { runCommand } from './command/run-command.ts'

const USAGE = 'Uso: npm run backup -- ARQUIVO'

const PACKAGE = new URL('../package.json', import.meta.url)

const MEGABYTE = 1024 * 1024

await runCommand(run)

async function run(stop: Stop) {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0 || file.startsWith('-')) throw new StartFailure(USAGE)
  const path = resolve(file)
  if (existsSync(path)) throw new StartFailure(`${path} já existe; escolha outro nome para a cópia.`)
  if (!existsSync(dirname(path))) throw new StartFailure(`A pasta ${dirname(path)} não existe.`)

  const signal = interruptSignal()
  const config = readConfig()
  const { dataDir, files } = config
  const url = await openToolUrl(config, stop)
  const now = new Date()
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(PACKAGE, 'utf8')))
  const end = await writeBackup({
    url,
    path,
    version,
    now,
    signal,
    files: await openStorage(files, 'fotos'),
    own: localStorage(dataDir),
  }).catch((error: unknown) => {
    throw explained(error, path, signal)
  })

  const rows = Object.values(end.linhas).reduce((sum, count) => sum + count, 0)
  const { size } = await stat(path)
  console.log(`Cópia da loja de ${formatMoment(now.toISOString())} em ${path} (${megabytes(size)})`)
  console.log(
    `${rows} linhas, ${end.tarefas} tarefas à espera, ${end.arquivos} arquivos (${megabytes(end.bytesArquivos)}).`,
  )
  console.log('Ela contém dados pessoais e segredos da loja: guarde-a onde só você alcança.')
}

function explained(error: unknown, path: string, signal: AbortSignal): unknown {
  if (signal.aborted) return new BackupFailure('Interrompido; nenhuma cópia foi gravada.')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupFailure(`Não há espaço para a cópia em ${dirname(path)}; nada foi gravado.`)
  if (['EACCES', 'EROFS', 'EPERM'].includes(code))
    return new BackupFailure(`Não é possível gravar ${path} (${code}).`)
  if (code === '42P01')
    return new BackupFailure('Este banco não tem uma loja: abra-a uma vez antes de copiá-la.')

  return error
}

function megabytes(bytes: number) {
  return `${(bytes / MEGABYTE).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
}
