import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Keeps every core busy with a process of its own until the returned function is called, as other programs would. */
export function busyCores(): () => void {
  const processes = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )

  return () => {
    for (const each of processes) each.kill('SIGKILL')
  }
}
