import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { processFacts } from './process-info.ts'

test('two processes differ in when they started, one agrees with itself', async () => {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const facts = processFacts(other.pid!)

  expect(facts?.command).toContain('process.stdin.resume()')
  expect(processFacts(other.pid!)).toEqual(facts)
  expect(facts?.started).not.toBe(processFacts(process.pid)?.started)

  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(processFacts(other.pid!)).toBeUndefined()
})
