import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Reads what `writeEntries` wrote; nothing if there is no such file, or no JSON in it. */
export function readEntries<Entry>(file: string): [string, Entry][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

/** Writes a simulation's entries, by id, into a file: whole or not at all. */
export function writeEntries<Entry>(file: string, entries: [string, Entry][]): void {
  mkdirSync(dirname(file), { recursive: true })
  const growing = `${file}.novo`
  try {
    writeFileSync(growing, JSON.stringify(entries))
    renameSync(growing, file)
  } catch (error) {
    // On a full disk, the incomplete file would occupy space.
    rmSync(growing, { force: true })
    throw error
  }
}
