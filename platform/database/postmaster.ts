import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processFacts } from './process-facts.ts'

/** An orphan's fast shutdown may take this long before it is made to quit. */
const PATIENCE_MS = 20_000

/** Line 8 of `postmaster.pid` (`starting`, `ready`, `stopping`), or `undefined` while it is not that of this process. */
export async function postmasterStatus(files: string, pid: number): Promise<string | undefined> {
  const lines = await postmasterLines(files)

  return lines[0]?.trim() === String(pid) ? lines[7]?.trim() : undefined
}

/** The port of the PostgreSQL that runs on these files, once it takes connections. */
export async function readyPort(files: string): Promise<number | undefined> {
  const lines = await postmasterLines(files)

  return lines[7]?.trim() === 'ready' ? Number(lines[3]) : undefined
}

/**
 * Ends the PostgreSQL that a killed shop left running on these files, and removes its `postmaster.pid` if it is stale.
 * PostgreSQL would do the latter too, but not when the number has meanwhile gone to another process of the same user.
 */
export async function stopOrphan(files: string): Promise<void> {
  // The folder stands there as PostgreSQL was told it, which holds even if ours was moved since.
  const [number, folder = files] = await postmasterLines(files)
  const pid = Number(number)
  if (!Number.isInteger(pid) || pid <= 1) return

  const isOrphan = () => processFacts(pid)?.command.includes(folder) ?? false
  if (isOrphan()) {
    process.kill(pid, 'SIGINT')
    if (!(await endsWithin(PATIENCE_MS))) process.kill(pid, 'SIGQUIT')
    await endsWithin(PATIENCE_MS)
  }
  await rm(join(files, 'postmaster.pid'), { force: true })

  async function endsWithin(ms: number) {
    for (let waited = 0; waited < ms; waited += 20) {
      if (!isOrphan()) return true
      await sleep(20)
    }
    return false
  }
}

async function postmasterLines(files: string): Promise<string[]> {
  const text = await readFile(join(files, 'postmaster.pid'), 'utf8').catch(() => '')

  return text === '' ? [] : text.split('\n')
}
