import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { processInfo } from '#platform/database/embedded/process-info.ts'
import { StartFailure } from './start-failure.ts'

/** The shop that was here may be just closing: a restart need not fail for that. */
const TIMEOUT_MS = 2_000

const STEP_MS = 100

const Holder = z.object({
  pid: z.int().positive(),
  started: z.string(),
  /** Which folder is held: a copy brings along the lock of its original. Absent in locks of older versions. */
  folder: z.string().optional(),
})

/**
 * Takes `DATA_DIR` for this process, creating it if needed, and answers its real path and the way to give it back.
 * One that a living process holds, or that can't be written, is a `StartFailure`. The lock of a dead process is removed:
 * the number alone does not count, since it may have gone to somebody else, but the number with the moment of its start. So is
 * the lock that came with a copy of a folder that is in use.
 */
export async function lockDataDir(dataDir: string): Promise<{ folder: string; release: () => void }> {
  const folder = writableFolder(dataDir)
  const lock = join(folder, 'lira.lock')
  const own = `${lock}.${randomBytes(6).toString('hex')}`
  const started = processInfo(process.pid)?.started ?? ''
  writeFileSync(own, JSON.stringify({ pid: process.pid, started, folder: identityOf(folder) }))
  try {
    for (let waited = 0; !take(own, lock); ) {
      const holder = livingHolder(lock)
      if (!holder) {
        removeStale(lock)
        continue
      }
      if (waited >= TIMEOUT_MS)
        throw new StartFailure(
          `A pasta de dados ${folder} já está em uso por outro processo da loja (pid ${holder.pid}); encerre-o ou escolha outra com DATA_DIR.`,
        )
      waited += STEP_MS
      await sleep(STEP_MS)
    }
  } finally {
    rmSync(own, { force: true })
  }
  return { folder, release: () => rmSync(lock, { force: true }) }
}

/** Whether a living process of the shop holds this folder. */
export function isHeld(folder: string): boolean {
  return livingHolder(join(folder, 'lira.lock')) !== undefined
}

function writableFolder(dataDir: string) {
  const probe = join(dataDir, `.teste-${randomBytes(6).toString('hex')}`)
  try {
    makeFolder(dataDir)
    writeFileSync(probe, '')
    rmSync(probe)
    return realpathSync(dataDir)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartFailure(
      `Não é possível gravar na pasta de dados ${dataDir} (${reason}); ajuste suas permissões ou escolha outra com DATA_DIR.`,
    )
  }
}

/** Step by step: Node's own `recursive` never returns where the kernel says that a new folder's parent is missing (`/proc`). */
function makeFolder(path: string) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(path)) throw error
  }
}

/** A hard link appears whole or not at all, and fails if the name is taken. */
function take(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function livingHolder(lock: string) {
  const holder = readHolder(lock)
  if (!holder || processInfo(holder.pid)?.started !== holder.started) return

  return holder.folder === undefined || holder.folder === identityOf(dirname(lock)) ? holder : undefined
}

/** Stays the same when a folder is moved, and differs from that of every copy. */
function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev}:${ino}`
}

function readHolder(lock: string) {
  try {
    return Holder.parse(JSON.parse(readFileSync(lock, 'utf8')))
  } catch {
    // Gone, or cut short by a loss of power: nobody's.
    return
  }
}

/** Two that start at once may both find the lock stale: the slower one would move away the lock of the faster. */
function removeStale(lock: string) {
  const aside = `${lock}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (livingHolder(aside)) take(aside, lock)
  rmSync(aside, { force: true })
}
