import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test.each([
  { agent: '', screenWidth: 1366, tipoImg: 'webp' },
  { agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0', screenWidth: 1366, tipoImg: 'webp' },
  {
    agent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile Safari/537.36',
    screenWidth: 360,
    tipoImg: 'webp',
  },
  {
    agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148',
    screenWidth: 360,
    tipoImg: 'jpg',
  },
  {
    agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
    screenWidth: 1366,
    tipoImg: 'jpg',
  },
])('$agent is a screen of $screenWidth with $tipoImg', ({ agent, screenWidth, tipoImg }) => {
  expect(deviceOf(agent)).toEqual({ screenWidth, tipoImg })
})
