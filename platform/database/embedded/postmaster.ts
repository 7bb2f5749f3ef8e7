import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processInfo, worksIn } from './process-info.ts'

/** Maximum time for an orphan's fast shutdown before it is ended immediately. */
const TIMEOUT_MS = 20_000

/**
 * Returns line 8 of `postmaster.pid` (`starting`, `ready`, `stopping`), or `undefined` if the file belongs to another
 * process.
 */
export async function postmasterStatus(files: string, pid: number): Promise<string | undefined> {
  const lines = await postmasterLines(files)

  return lines[0]?.trim() === String(pid) ? lines[7]?.trim() : undefined
}

/** Returns the port of the PostgreSQL that runs on these files, once it accepts connections. */
export async function readyPort(files: string): Promise<number | undefined> {
  const lines = await postmasterLines(files)

  return lines[7]?.trim() === 'ready' ? Number(lines[3]) : undefined
}

/**
 * Ends a PostgreSQL that a killed shop left running on these files, and removes a stale `postmaster.pid`. PostgreSQL
 * would do the latter too, but not if another process of the same user has the number by now. Leaves a PostgreSQL alone
 * that runs on other files: in a copy of a running shop's files, `postmaster.pid` names that shop's PostgreSQL.
 */
export async function stopOrphan(files: string): Promise<void> {
  const [number, folder = files] = await postmasterLines(files)
  const pid = Number(number)
  if (!Number.isInteger(pid) || pid <= 1) return

  const isOrphan = () => isPostmasterOf(files, pid, folder)
  if (isOrphan()) {
    process.kill(pid, 'SIGINT')
    if (!(await endsWithin(TIMEOUT_MS))) process.kill(pid, 'SIGQUIT')
    await endsWithin(TIMEOUT_MS)
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

/** `startedIn` is the folder that PostgreSQL was started with, which may have been moved since. */
function isPostmasterOf(files: string, pid: number, startedIn: string): boolean {
  const command = processInfo(pid)?.command
  if (!command?.includes('postgres')) return false

  // If the system cannot tell: a folder that no longer exists at its old path was moved, and is ours.
  return (
    worksIn(pid, files) ?? (command.includes(startedIn) && (startedIn === files || !existsSync(startedIn)))
  )
}

async function postmasterLines(files: string): Promise<string[]> {
  const text = await readFile(join(files, 'postmaster.pid'), 'utf8').catch(() => '')

  return text === '' ? [] : text.split('\n')
}
