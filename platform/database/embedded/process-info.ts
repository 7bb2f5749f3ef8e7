import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

export type ProcessInfo = {
  /** Start time: distinguishes two processes that had the same number. Opaque. */
  started: string
  /** The command line, its words joined by spaces. */
  command: string
}

/** Returns what the system knows about a process, or `undefined` if there is none. A zombie counts as none. */
export function processInfo(pid: number): ProcessInfo | undefined {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)
}

/**
 * Whether a process has this folder as its working directory, by whatever path: PostgreSQL's is the folder of its
 * files. `undefined` if the system does not tell.
 */
export function worksIn(pid: number, folder: string): boolean | undefined {
  if (!existsSync('/proc/self/stat')) return
  try {
    const [its, ours] = [`/proc/${pid}/cwd`, folder].map((path) => statSync(path, { bigint: true }))
    return its?.dev === ours?.dev && its?.ino === ours?.ino
  } catch {
    // Ended, or another user's.
    return false
  }
}

function fromProc(pid: number): ProcessInfo | undefined {
  try {
    // The second field is the program's name in parentheses, which may contain anything; the state is the field after
    // it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { started: `${boot}:${fields[19]}`, command }
  } catch {
    return
  }
}

function fromPs(pid: number): ProcessInfo | undefined {
  const ask = (what: string) =>
    execFileSync('ps', ['-o', `${what}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    return { started: ask('lstart').trim(), command: ask('args').trim() }
  } catch {
    return
  }
}
