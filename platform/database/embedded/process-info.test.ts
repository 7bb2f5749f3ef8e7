import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { processInfo } from './process-info.ts'

test('two processes differ in start time; one agrees with itself', async () => {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const info = processInfo(other.pid!)

  expect(info?.command).toContain('process.stdin.resume()')
  expect(processInfo(other.pid!)).toEqual(info)
  expect(info?.started).not.toBe(processInfo(process.pid)?.started)

  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(processInfo(other.pid!)).toBeUndefined()
})
