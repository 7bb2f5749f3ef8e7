import { BackupFailure } from '#platform/infrastructure/backup/format.ts'
import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'
import { StartFailure } from '#server/start/start-failure.ts'
import { createStop, type Stop } from '#server/start/stop.ts'

/** Failures whose message is for people. */
const REPORTED = [StartFailure, UnreadableFile, BackupFailure]

/**
 * Does what a command is for, then undoes what was given to `stop`. A reason for which it can't be done is told in its own
 * sentence, with exit code 1; whatever else goes wrong is a bug and shows where it stands.
 */
export async function runCommand(work: (stop: Stop) => Promise<void>): Promise<void> {
  const stop = createStop((error) => console.error(error))
  try {
    await work(stop)
  } catch (error) {
    if (!REPORTED.some((kind) => error instanceof kind)) throw error
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  } finally {
    await stop.now()
  }
}
