import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createLogger } from '../monitoring/logger.ts'
import { spaceIn, watchDisk } from './disk-space.ts'

const MB = 1024 * 1024

test.each([
  [5_000 * MB, 'ample'],
  [1_024 * MB, 'ample'],
  [1_024 * MB - 1, 'low'],
  [200 * MB, 'low'],
  [200 * MB - 1, 'scarce'],
  [0, 'scarce'],
])('%i free bytes are %s', (bytes, space) => {
  expect(spaceIn(bytes)).toBe(space)
})

test('the free space of a real disk is known at once', async () => {
  const disk = await watchDisk(tmpdir(), createLogger('silent').logger)
  disk.close()

  expect(disk.freeBytes()).toBeGreaterThan(0)
})
