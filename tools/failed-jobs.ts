import { parseArgs } from 'node:util'
import { formatMoment } from '#domain/time/format-moment.ts'
import { type FailedJob, listFailedJobs, retryFailedJobs } from '#platform/infrastructure/jobs/failed-jobs.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { readConfig } from '#server/config.ts'
import { StartFailure } from '#server/start/start-failure.ts'
import type { Stop } from '#server/start/stop.ts'
import { openToolDatabase } from '#server/start/tool-database.ts'
import { runCommand } from './command/run-command.ts'

const USAGE = 'Uso: npm run jobs:failed [-- --retry [ID …]]'

await runCommand(run)

async function run(stop: Stop) {
  const { retry, ids } = readArguments()
  const { db, pool } = await openToolDatabase(readConfig(), stop)
  // A shop that was never opened has no queues yet.
  const boss = await openQueues(pool, [])
  stop.add(() => boss.stop({ close: false }))
  if (!retry) printJobs(await listFailedJobs(db))
  else console.log(`Voltaram para a fila: ${await retryFailedJobs(db, ids.length > 0 ? ids : 'all')}.`)
}

function readArguments(): { retry: boolean; ids: string[] } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { retry: { type: 'boolean' } },
    })
    const retry = values.retry ?? false
    if ((retry || positionals.length === 0) && positionals.every(isId)) return { retry, ids: positionals }
  } catch (cause) {
    throw new StartFailure(USAGE, { cause })
  }
  throw new StartFailure(USAGE)
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

function printJobs(jobs: FailedJob[]) {
  if (jobs.length === 0) console.log('Nenhuma tarefa falhou de vez.')
  for (const { id, tarefa, dados, erro, tentativas, falhouEm } of jobs) {
    console.log(`${id}  ${tarefa}  ${formatMoment(falhouEm)}, ${tentativas} tentativas`)
    console.log(`  ${JSON.stringify(dados)}\n  ${erro}`)
  }
}
