import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatMoment } from '#domain/time/format-moment.ts'
import { startEmbedded } from '#platform/database/embedded/embedded.ts'
import { stopOrphan } from '#platform/database/embedded/postmaster.ts'
import { listMigrations } from '#platform/database/migrate.ts'
import { BackupFailure } from '#platform/infrastructure/backup/format.ts'
import { type RestoreBackupInput, restoreBackup } from '#platform/infrastructure/backup/restore-backup.ts'
import { verifyBackup } from '#platform/infrastructure/backup/verify-backup.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { openStorage } from '#platform/infrastructure/storage/open-storage.ts'
import { readConfig } from '#server/config.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import { checkFiles } from '#server/start/check-files.ts'
import { lockDataDir } from '#server/start/data-dir.ts'
import { checkDatabase } from '#server/start/database.ts'
import { StartFailure } from '#server/start/start-failure.ts'
import type { Stop } from '#server/start/stop.ts'
import { interruptSignal } from './command/interrupt.ts'
import { runCommand } from './command/run-command.ts'

const USAGE = 'Uso: npm run restore -- ARQUIVO [--replace]'

type Input = Omit<RestoreBackupInput, 'url'>

await runCommand(run)

async function run(stop: Stop) {
  const { file, replace } = readArguments()
  const config = readConfig()
  const signal = interruptSignal()
  const path = resolve(file)
  const { folder, release } = await lockDataDir(config.dataDir)
  stop.add(release)
  await checkFiles(config, unreachable)
  const postgres = join(folder, 'postgres')
  if (!config.databaseUrl && !replace && existsSync(join(postgres, 'data')))
    throw new StartFailure(
      `Já há uma loja em ${folder}. Para pôr a cópia no lugar dela, acrescente --replace; para tê-la ao lado, escolha outra pasta com DATA_DIR.`,
    )
  // Not through a pooler.
  const url = config.databaseDirectUrl ?? config.databaseUrl
  if (url) await checkDatabase(url)

  const backup = await verifyBackup(path, await listMigrations())
  const input: Input = {
    path,
    backup,
    jobs: JOBS,
    replace,
    signal,
    files: await openStorage(config.files, 'fotos'),
    own: localStorage(folder),
  }
  const restore = url ? restoreBackup({ ...input, url }) : restoreEmbedded(postgres, input, stop)
  const { lostJobs } = await restore.catch((error: unknown) => {
    throw explained(error, signal)
  })

  const { manifest, end } = backup
  console.log(`A loja de ${formatMoment(manifest.criadaEm)} está restaurada: abra-a com npm start.`)
  console.log(
    `${end.linhas['pedidos'] ?? 0} pedidos, ${end.arquivos} arquivos, ${end.tarefas - lostJobs} tarefas à espera.`,
  )
  const accounts = (end.linhas['contas_pagamento'] ?? 0) + (end.linhas['contas_frete'] ?? 0)
  if (accounts > 0)
    console.log(
      `As chaves de ${accounts} contas de pagamento e de frete estão seladas: a loja só abre com a SECRETS_KEY, ou o arquivo segredos.chave, de onde a cópia veio.`,
    )
  if (lostJobs > 0)
    console.log(`${lostJobs} tarefas são de filas que esta versão não tem mais, e ficaram de fora.`)
}

function unreachable(error: unknown): never {
  throw new StartFailure('O balde de S3_URL não responde; tente de novo.', { cause: error })
}

function readArguments(): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean' } },
    })
    const [file, ...more] = positionals
    if (file && more.length === 0) return { file, replace: values.replace ?? false }
  } catch (cause) {
    throw new StartFailure(USAGE, { cause })
  }
  throw new StartFailure(USAGE)
}

/**
 * Loads the backup into a new cluster, which then replaces the present one, so a failure leaves the folder as it was.
 * The former cluster stays under another name until somebody removes it.
 */
async function restoreEmbedded(postgres: string, input: Input, stop: Stop) {
  const growing = `${postgres}.restauracao`
  // Left by a restore that was killed.
  await stopOrphan(join(growing, 'data'))
  await rm(growing, { recursive: true, force: true, maxRetries: 5 })
  await mkdir(growing, { mode: 0o755 })
  // After the server has stopped; nothing has the final name before.
  stop.add(() => rm(growing, { recursive: true, force: true, maxRetries: 5 }))
  const embedded = await startEmbedded(growing)
  stop.add(embedded.stop)
  const restored = await restoreBackup({ ...input, url: embedded.url })
  await embedded.stop()

  if (existsSync(postgres)) {
    const former = `${postgres}.anterior-${Date.now()}`
    await rename(postgres, former)
    console.log(`O banco anterior ficou em ${former}; apague-o quando não precisar mais dele.`)
  }
  await rename(growing, postgres)

  return restored
}

function explained(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new BackupFailure('Interrompido; o banco ficou como estava.')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (['ENOSPC', 'EDQUOT', '53100'].includes(code))
    return new BackupFailure('Não há espaço para restaurar a cópia; o banco ficou como estava.')

  return error
}
