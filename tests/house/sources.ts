import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type Source = { path: string; text: string }

/** The TypeScript files of these rooms, by their paths from the root. A room that does not exist yet has none. */
export function sources(rooms: string[]): Source[] {
  return rooms.flatMap((room) =>
    filesIn(room).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  )
}

function filesIn(room: string) {
  try {
    return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(room, name))
  } catch {
    return []
  }
}

/** Tests and what only tests use are judged by what they test, not by the room that they stand in. */
export function isTest(path: string): boolean {
  return /\.(test|bench)\.tsx?$/.test(path) || path.startsWith('tests/')
}
