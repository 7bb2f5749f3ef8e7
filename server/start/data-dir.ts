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

/** The previous process may just be closing: a restart need not fail because of that. */
const TIMEOUT_MS = 2_000

const STEP_MS = 100

const Holder = z.object({
  pid: z.int().positive(),
  started: z.string(),
  /** Identity of the locked folder: a copy contains the lock of its original. Absent in locks of older versions. */
  folder: z.string().optional(),
})

/**
 * Locks `DATA_DIR` for this process, creating it if needed. Returns its real path and a function that releases it.
 * Throws `StartFailure` if a living process holds it, or if it can't be written. Removes the lock of a dead process,
 * recognized by process id and start time, since its id may belong to another process by now. Also removes a lock that
 * was copied with its folder.
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

/** Returns the living shop process that holds this folder, if any. */
export function isLocked(folder: string): boolean {
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

/**
 * Creates one folder at a time: Node's own `recursive` never returns where the kernel reports that a new folder's
 * parent is missing (`/proc`).
 */
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

/** A hard link is created atomically, and fails if the name exists. */
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

/** Identifies a folder: stays the same when it is moved, and differs for every copy. */
function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev}:${ino}`
}

function readHolder(lock: string) {
  try {
    return Holder.parse(JSON.parse(readFileSync(lock, 'utf8')))
  } catch {
    // Missing, or truncated by a power loss: held by nobody.
    return
  }
}

/**
 * Moves a stale lock aside and deletes it. Two processes may find it stale at the same time: if the faster one has locked
 * the folder by now, the slower one has moved that lock, and puts it back.
 */
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
