import type { LoggerOptions } from 'pino'

/** Lines per minute of each kind of error; further ones are counted. */
const LINES = 5

const WINDOW_MS = 60_000

/** Kinds of errors counted at a time. */
const MAX_KINDS = 500

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/**
 * Keeps an outage, in which every request fails the same way, from filling the disk: of lines with the same message and
 * the same error, only the first few of a minute are written. The first line of a later minute says in `repeated` how
 * many were left out.
 */
export function sampleErrors(now: () => number): LogMethod {
  const kinds = new Map<string, { since: number; lines: number; left: number }>()

  return function logMethod(args, method) {
    const [line, ...rest] = args
    const kind = kindOf(line, rest[0])
    if (kind === null) return method.apply(this, args)

    const seen = kinds.get(kind)
    if (seen && now() - seen.since < WINDOW_MS) {
      if (seen.lines < LINES) {
        seen.lines++
        method.apply(this, args)
      } else seen.left++
      return
    }
    if (!seen && kinds.size >= MAX_KINDS) kinds.clear()
    kinds.set(kind, { since: now(), lines: 1, left: 0 })
    if (seen && seen.left > 0 && typeof line === 'object' && line !== null)
      Object.assign(line, { repeated: seen.left })
    method.apply(this, args)
  }
}

/** The kind of a line: its message and the root cause of its error; null for lines without an error. */
function kindOf(line: unknown, sentence: unknown): string | null {
  if (typeof line !== 'object' || line === null || !('err' in line)) return null
  let root: unknown = line.err
  for (let depth = 0; depth < 8 && root instanceof Error && root.cause instanceof Error; depth++)
    root = root.cause
  if (!(root instanceof Error)) return `${sentence} ${typeof root}`
  const code = 'code' in root ? String(root.code) : root.message.slice(0, 100)

  return `${sentence} ${root.name} ${code}`
}
