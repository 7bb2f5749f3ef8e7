import { BackupFailure } from '#platform/infrastructure/backup/format.ts'
import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'
import { StartFailure } from '#server/start/start-failure.ts'
import { createStop, type Stop } from '#server/start/stop.ts'

/** Failures whose message is for users. */
const REPORTED = [StartFailure, UnreadableFile, BackupFailure]

/**
 * Runs a command, then the cleanups given to `stop`. An expected failure is printed as a sentence, with exit code 1;
 * anything else is a bug and prints its stack.
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
