import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processInfo, worksIn } from './process-info.ts'

/** An orphan's fast shutdown may take this long before it is made to quit. */
const TIMEOUT_MS = 20_000

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
 * A copy of the files of a living shop names that shop's PostgreSQL, which is none of ours.
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

/** `told` is the folder as that PostgreSQL was given it, which may have been moved since. */
function isPostmasterOf(files: string, pid: number, told: string): boolean {
  const command = processInfo(pid)?.command
  if (!command?.includes('postgres')) return false

  // Where the system does not tell, a folder that is no longer where it was told is ours, moved.
  return worksIn(pid, files) ?? (command.includes(told) && (told === files || !existsSync(told)))
}

async function postmasterLines(files: string): Promise<string[]> {
  const text = await readFile(join(files, 'postmaster.pid'), 'utf8').catch(() => '')

  return text === '' ? [] : text.split('\n')
}
